import type { TableView } from '@shinar/protocol';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Mark } from '../seats/Mark.tsx';
import { clockText } from './clocks.ts';
import { gameName } from './game-names.ts';
import { me } from './me.ts';
import { waitsFor } from './mine.ts';
import { seatsOf } from './seats.ts';
import { dateText } from './times.ts';
import { useValue } from './value.ts';

/** A table of a list; `seen` is how much of its log I have seen, where I sit at it. */
export function TableRow({ table, seen }: { readonly table: TableView; readonly seen?: number | undefined }) {
  const m = useMessages();
  const { lobby: words } = m.online;
  const { language } = useSettings();
  const person = useValue(me);
  const mineNow = waitsFor(table, person?.id);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const news = seen === undefined ? 0 : table.length - seen;
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
          {[
            table.status === 'waiting' ? words.openSeats(open) : table.status === 'over' ? m.start.finished : words.running,
            ...(news > 0 && table.status !== 'waiting' ? [words.news(news)] : []),
            ...(table.turn.due !== null ? [m.online.table.due(dateText(table.turn.due, language))] : [clockText(table.clock, m)]),
          ].join(' · ')}
        </small>
      </a>
    </li>
  );
}
