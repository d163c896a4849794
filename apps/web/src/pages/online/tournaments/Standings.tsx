import type { Me, Tournament, TournamentStanding } from '@shinar/protocol';
import { Heads } from '../../../base/Heads.tsx';
import { hashOf } from '../../../base/routes/routes.ts';
import { Sideways } from '../../../base/Sideways.tsx';
import { useSettings } from '../../../base/settings/settings.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { Crosstable } from './Crosstable.tsx';

interface StandingsProps {
  readonly tournament: Tournament;
  readonly person: Me | null;
}

/** Everybody with what each round brought, the best first, division by division; each game can be looked at. */
export function Standings({ tournament, person }: StandingsProps) {
  const { cup: words } = useCompany();
  const { standings, kind } = tournament;
  const divisions = [...new Set(standings.map(({ division }) => division))];
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      {divisions.map((division) => {
        const list = standings.filter((one) => one.division === division);
        return (
          <div key={division}>
            {divisions.length > 1 && <h3>{words.division(division + 1)}</h3>}
            <Division tournament={tournament} list={list} person={person} />
            <Crosstable list={list} />
          </div>
        );
      })}
      <p className="hint">{kind === 'duplicate' ? words.comparedHint : words.pointsHint}</p>
    </section>
  );
}

type Played = TournamentStanding['tables'][number];

/** Where not everybody plays in every round, the columns are everybody's own games. */
const byRound = (kind: Tournament['kind']): boolean => kind !== 'arena' && kind !== 'league';

function columnsOf(
  { kind, round }: Tournament,
  list: readonly TournamentStanding[],
): readonly ((tables: readonly Played[]) => Played | undefined)[] {
  const count = byRound(kind) ? round : Math.max(0, ...list.map(({ tables }) => tables.length));
  return Array.from({ length: count }, (_, i) => (tables) => (byRound(kind) ? tables.find((table) => table.round === i + 1) : tables[i]));
}

function Division({ tournament, list, person }: StandingsProps & { readonly list: readonly TournamentStanding[] }) {
  const { cup: words, deal } = useCompany();
  const number = new Intl.NumberFormat(useSettings().language, { maximumFractionDigits: 2 });
  const columns = columnsOf(tournament, list);
  const { kind, round, status } = tournament;
  /** Somebody who saw another table of the same deal would know what comes. */
  const isHidden = (played: Played, one: string): boolean =>
    kind === 'duplicate' && status === 'running' && played.round === round && one !== person?.id;
  return (
    <Sideways>
      <table className="scores cup-table">
        <Heads
          of={[
            deal.rank,
            deal.player,
            words.points,
            ...columns.map((_, i) => (byRound(kind) ? words.goes(i + 1) : String(i + 1))),
            words.opponents,
          ]}
        />
        <tbody>
          {list.map(({ person: one, rank, points, opponents, gone, moves, tables }) => (
            <tr key={one.id} aria-current={one.id === person?.id ? 'true' : undefined}>
              <td>{rank}</td>
              <th scope="row">
                <PersonLink person={one} /> <small>{gone ? words.gone : words.moves[moves]}</small>
              </th>
              <td>{number.format(points)}</td>
              {columns.map((column, i) => {
                const played = column(tables);
                const text = played === undefined ? '' : played.points === null ? words.plays : number.format(played.points);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={i}>
                    {played === undefined || isHidden(played, one.id) ? (
                      text
                    ) : (
                      <a href={hashOf({ page: 'table', id: played.table, step: undefined })}>{text}</a>
                    )}
                  </td>
                );
              })}
              <td>{number.format(opponents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}
