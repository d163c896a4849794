import type { About, SeatView, TableView } from '@shinar/protocol';
import { COLOURS, Mark } from '@shinar/table';
import { call } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { SeatChoice } from '../../../wire/forms/SeatChoice.tsx';
import type { Room } from '../../../wire/line/room.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { nameOf } from '../../../wire/said/seats.ts';

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
            {choosing && seat.kind !== 'person' ? null : (
              <strong>{seat.person === null ? name : <PersonLink person={seat.person} />}</strong>
            )}
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
      <button
        type="button"
        className="quiet"
        onClick={() => void room.attempt(() => call('removeSeat', { params: { table: room.id }, body: { seat: seat.seat } }))}
      >
        {words.remove}
      </button>
    );
  }
  const give = (level: number | null): Promise<void> =>
    room.attempt(() => call('changeSeat', { params: { table: room.id }, body: { seat: seat.seat, level } }));
  return <SeatChoice about={about} game={view.game} seat={seat.seat} level={seat.level} onChange={(level) => void give(level)} />;
}
