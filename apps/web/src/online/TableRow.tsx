import type { TableView } from '@shinar/protocol';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import type { Messages } from '../i18n/en/index.ts';
import type { Language } from '../i18n/languages.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Mark } from '../seats/Mark.tsx';
import { winnersText } from '../table/winners.ts';
import { clockText } from './clocks.ts';
import { gameName } from './game-names.ts';
import { me } from './me.ts';
import { waitsFor } from './mine.ts';
import { nameOf, seatsOf } from './seats.ts';
import { dateText } from './times.ts';
import { useValue } from './value.ts';

/** A table of a list; `seen` is how much of its log I have seen, where I sit at it. */
export function TableRow({ table, seen }: { readonly table: TableView; readonly seen?: number | undefined }) {
  const m = useMessages();
  const { lobby: words } = m.online;
  const { language } = useSettings();
  const person = useValue(me);
  const mineNow = waitsFor(table, person?.id);
  return (
    <li data-turn={mineNow}>
      <a className="kept-link" href={hashOf({ page: 'table', id: table.id, step: undefined })}>
        <strong>{gameName(m, table.game)}</strong>
        {mineNow && <span className="badge">{words.yourTurn}</span>}
        <span className="kept-seats">
          {seatsOf(table, m).map((look, seat) => (
            <span key={look.colour} className={table.turn.seat === seat ? 'acts' : undefined}>
              <Mark look={look} /> {look.name}
            </span>
          ))}
        </span>
        <small>
          {facts(table, seen, m, language)
            .filter((fact) => fact !== '')
            .join(' · ')}
        </small>
      </a>
    </li>
  );
}

/** How the table stands; a finished one tells who won, and when. */
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
