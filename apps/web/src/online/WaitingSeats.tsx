import type { SeatView, TableView } from '@shinar/protocol';
import { useMessages } from '../i18n/messages.tsx';
import { COLOURS } from '../seats/looks.ts';
import { Mark } from '../seats/Mark.tsx';
import { LEVELS } from '../table/kept.ts';
import { call } from './api.ts';
import type { Room } from './room.ts';
import { nameOf } from './seats.ts';
import { useValue } from './value.ts';

interface WaitingSeatsProps {
  readonly room: Room;
  readonly view: TableView;
  readonly isHost: boolean;
}

/** The seats of a table that waits for people; the host may give them to bots, or take one away. */
export function WaitingSeats({ room, view, isHost }: WaitingSeatsProps) {
  const m = useMessages();
  const { here } = useValue(room.state);
  return (
    <ul className="waiting-seats">
      {view.seats.map((seat) => {
        const name = nameOf(seat, m);
        return (
          <li key={seat.seat} data-kind={seat.kind}>
            <Mark look={{ name, colour: COLOURS[seat.seat % COLOURS.length]! }} size="2em" />
            <strong>{name}</strong>
            {seat.person !== null && (
              <small className="presence" data-present={here.includes(seat.person.id)}>
                {here.includes(seat.person.id) ? m.online.table.present : m.online.table.away}
              </small>
            )}
            {isHost && view.status === 'waiting' && <HostChoice room={room} seat={seat} host={view.host} />}
          </li>
        );
      })}
    </ul>
  );
}

function HostChoice({ room, seat, host }: { readonly room: Room; readonly seat: SeatView; readonly host: string | null }) {
  const m = useMessages();
  const { waiting: words } = m.online;
  if (seat.person?.id === host) return null;
  if (seat.kind === 'person') {
    return (
      <button type="button" className="quiet" onClick={() => void room.attempt(() => room.post('remove', { seat: seat.seat }))}>
        {words.remove}
      </button>
    );
  }
  const give = (value: string): Promise<void> =>
    room.attempt(() => call('PUT', `api/tables/${room.id}/seats`, { seat: seat.seat, level: value === '' ? null : Number(value) }));
  return (
    <select aria-label={m.setUp.seat(seat.seat + 1)} value={seat.level ?? ''} onChange={(event) => void give(event.target.value)}>
      <option value="">{m.online.table.openSeat}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {m.setUp.bot(m.levels[level])}
        </option>
      ))}
    </select>
  );
}
