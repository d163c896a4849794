import type { Deal } from '@shinar/protocol';
import { Heads } from '../../../base/Heads.tsx';
import { hashOf } from '../../../base/routes/routes.ts';
import { Sideways } from '../../../base/Sideways.tsx';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { me } from '../../../wire/me.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';

/** How everybody fared with the same deal, the best first. */
export function DealResults({ deal: { results } }: { readonly deal: Deal }) {
  const { deal: words, leaders } = useCompany();
  const { table: m } = useMessages().online;
  const person = useValue(me);
  return (
    <section aria-labelledby="results">
      <h2 id="results">{words.results}</h2>
      <Sideways>
        <table className="scores deal-results">
          <Heads of={[words.rank, words.player, words.score, words.lead]}>
            <td />
          </Heads>
          <tbody>
            {results.map(({ person: one, table, rank, score, lead }, i) => (
              <tr key={one?.id ?? i} aria-current={one !== null && one.id === person?.id ? 'true' : undefined}>
                <td>{rank}</td>
                <th scope="row">{one === null ? m.gone : <PersonLink person={one} />}</th>
                <td>{score}</td>
                <td>{leaders.gain(lead)}</td>
                <td>{table !== null && <a href={hashOf({ page: 'table', id: table, step: undefined })}>{words.look}</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  );
}
