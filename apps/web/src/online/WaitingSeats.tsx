import type { About, SeatView, TableView } from '@shinar/protocol';
import { useMessages } from '../i18n/messages.tsx';
import { COLOURS } from '../seats/looks.ts';
import { Mark } from '../seats/Mark.tsx';
import { call } from './api.ts';
import type { Room } from './room.ts';
import { SeatChoice } from './SeatChoice.tsx';
import { nameOf } from './seats.ts';
import { useValue } from './value.ts';

interface WaitingSeatsProps {
  readonly about: About;
  readonly room: Room;
  readonly view: TableView;
  readonly isHost: boolean;
}

/** The seats of a table that waits for people; the host may give them to bots, or take one away. */
export function WaitingSeats({ about, room, view, isHost }: WaitingSeatsProps) {
  const m = useMessages();
  const { here } = useValue(room.state);
  const choosing = isHost && view.status === 'waiting';
  return (
    <ul className="waiting-seats">
      {view.seats.map((seat) => {
        const name = nameOf(seat, m);
        return (
          <li key={seat.seat} data-kind={seat.kind}>
            <Mark look={{ name, colour: COLOURS[seat.seat % COLOURS.length]! }} size="2em" />
            {choosing && seat.kind !== 'person' ? null : <strong>{name}</strong>}
            {seat.person !== null && (
              <small className="presence" data-present={here.includes(seat.person.id)}>
                {here.includes(seat.person.id) ? m.online.table.present : m.online.table.away}
              </small>
            )}
            {choosing && <HostChoice about={about} room={room} view={view} seat={seat} />}
          </li>
        );
      })}
    </ul>
  );
}

interface HostChoiceProps extends Omit<WaitingSeatsProps, 'isHost'> {
  readonly seat: SeatView;
}

function HostChoice({ about, room, view, seat }: HostChoiceProps) {
  const { waiting: words } = useMessages().online;
  if (seat.person?.id === view.host) return null;
  if (seat.kind === 'person') {
    return (
      <button type="button" className="quiet" onClick={() => void room.attempt(() => room.post('remove', { seat: seat.seat }))}>
        {words.remove}
      </button>
    );
  }
  const give = (level: number | null): Promise<void> =>
    room.attempt(() => call('PUT', `api/tables/${room.id}/seats`, { seat: seat.seat, level }));
  return <SeatChoice about={about} game={view.game} seat={seat.seat} level={seat.level} onChange={(level) => void give(level)} />;
}
