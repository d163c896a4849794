import type { TournamentStanding } from '@shinar/protocol';
import { Sideways } from '../../../base/Sideways.tsx';
import { useSettings } from '../../../base/settings/settings.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';

/** A wider one is nothing to look at. */
const MOST = 16;

/** What somebody has won at tables with another player; nothing if they haven't met. */
function wonAgainst(one: TournamentStanding, other: TournamentStanding): number | undefined {
  const shared = one.tables.filter(({ table, points }) => points !== null && other.tables.some((their) => their.table === table));
  return shared.length === 0 ? undefined : shared.reduce((sum, { points }) => sum + (points ?? 0), 0);
}

/** Who has met whom, and what it brought. */
export function Crosstable({ list }: { readonly list: readonly TournamentStanding[] }) {
  const { cup: words, deal } = useCompany();
  const number = new Intl.NumberFormat(useSettings().language, { maximumFractionDigits: 2 });
  if (list.length < 3 || list.length > MOST || list.every(({ played }) => played === 0)) return null;
  return (
    <details>
      <summary>{words.cross}</summary>
      <Sideways>
        <table className="scores cup-table crosstable">
          <thead>
            <tr>
              <th scope="col">{deal.player}</th>
              {list.map(({ person }) => (
                <th key={person.id} scope="col">
                  <PersonLink person={person} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.person.id}>
                <th scope="row">
                  <PersonLink person={one.person} />
                </th>
                {list.map((other) => {
                  const won = one === other ? undefined : wonAgainst(one, other);
                  return <td key={other.person.id}>{one === other ? '·' : won === undefined ? '' : number.format(won)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </details>
  );
}
