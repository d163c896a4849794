import type { TableView } from '@shinar/protocol';
import { Mark } from '@shinar/table';
import type { Language } from '@shinar/words';
import { hashOf } from '../../../base/routes/routes.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useValue } from '../../../base/value.ts';
import type { Messages } from '../../../base/words/en/index.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { winnersText } from '../../../table/ending/winners.ts';
import { me } from '../../../wire/me.ts';
import { waitsFor } from '../../../wire/mine.ts';
import { clockText } from '../../../wire/said/clocks.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { SeatName } from '../../../wire/said/SeatName.tsx';
import { nameOf, seatsOf } from '../../../wire/said/seats.ts';
import { dateText } from '../../../wire/said/times.ts';

/** A table of a list; `seen` is how much of its log I have seen, where I sit at it. */
export function TableRow({ table, seen }: { readonly table: TableView; readonly seen?: number | undefined }) {
  const m = useMessages();
  const { lobby: words } = m.online;
  const { language } = useSettings();
  const person = useValue(me);
  const mineNow = waitsFor(table, person?.id);
  return (
    <li className="table-row" data-turn={mineNow}>
      <a className="kept-link" href={hashOf({ page: 'table', id: table.id, step: undefined })}>
        <strong>{gameName(m, table.game)}</strong>
        {mineNow && <span className="badge">{words.yourTurn}</span>}
        <small>
          {facts(table, seen, m, language)
            .filter((fact) => fact !== '')
            .join(' · ')}
        </small>
      </a>
      <span className="kept-seats">
        {seatsOf(table, m).map((look, seat) => (
          <span key={look.colour} className={table.turn.seat === seat ? 'acts' : undefined}>
            <Mark look={look} /> <SeatName seat={table.seats[seat]!} />
          </span>
        ))}
      </span>
    </li>
  );
}

/** How the table stands; for a finished one, who won and when. */
function facts(table: TableView, seen: number | undefined, m: Messages, language: Language): string[] {
  const { lobby: words } = m.online;
  const { status, seats, turn, clock, length, result, endedAt } = table;
  if (status === 'over') {
    const winners = (result?.winners ?? []).map((seat) => nameOf(seats[seat]!, m));
    return [m.start.finished, winnersText(winners, m), endedAt === null ? '' : dateText(endedAt, language)];
  }
  if (status === 'waiting') return [words.openSeats(seats.filter(({ kind }) => kind === 'open').length), clockText(clock, m)];
  const news = seen === undefined ? 0 : length - seen;
  const time = turn.due === null ? clockText(clock, m) : m.online.table.due(dateText(turn.due, language));
  return [words.running, news > 0 ? words.news(news) : '', time];
}
