import type { Me, Tournament } from '@shinar/protocol';
import { hashOf } from '../../../base/routes/routes.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';

/** Everybody with what each round brought, the best first; each game can be looked at. */
export function Standings({ tournament, person }: { readonly tournament: Tournament; readonly person: Me | null }) {
  const { cup: words, deal } = useCompany();
  const number = new Intl.NumberFormat(useSettings().language, { maximumFractionDigits: 2 });
  const { standings, round } = tournament;
  const rounds = Array.from({ length: round }, (_, i) => i + 1);
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      <div className="scroll-x">
        <table className="scores cup-table">
          <thead>
            <tr>
              {[deal.rank, deal.player, words.points, ...rounds.map(words.goes), words.opponents].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ person: one, rank, points, opponents, gone, tables }) => (
              <tr key={one.id} aria-current={one.id === person?.id ? 'true' : undefined}>
                <td>{rank}</td>
                <th scope="row">
                  <PersonLink person={one} /> {gone && <small>{words.gone}</small>}
                </th>
                <td>{number.format(points)}</td>
                {rounds.map((each) => {
                  const played = tables.find((table) => table.round === each);
                  return (
                    <td key={each}>
                      {played && (
                        <a href={hashOf({ page: 'table', id: played.table, step: undefined })}>
                          {played.points === null ? words.plays : number.format(played.points)}
                        </a>
                      )}
                    </td>
                  );
                })}
                <td>{number.format(opponents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{words.pointsHint}</p>
    </section>
  );
}
