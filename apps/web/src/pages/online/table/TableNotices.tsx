import type { TableView } from '@shinar/protocol';
import type { GameWords } from '@shinar/table';
import { call } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { Room } from '../../../wire/line/room.ts';
import { me } from '../../../wire/me.ts';
import { nameOf, seatOfPerson } from '../../../wire/said/seats.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { RecapBox } from './recap/RecapBox.tsx';
import type { Seen } from './recap/use-seen.ts';
import type { RemoteTable } from './remote/remote-table.ts';

interface TableNoticesProps {
  readonly table: RemoteTable;
  readonly words: GameWords;
  readonly recap: Seen;
}

/** What one must know before the next step: the connection, a seat that a bot holds, a question from the others, a refusal. */
export function TableNotices({ table, words, recap }: TableNoticesProps) {
  const m = useMessages();
  const { room, seat } = table;
  const { view, trouble } = useValue(room.state);
  const wire = useValue(room.wire.state);
  const person = useValue(me)?.id;
  if (view === undefined) return null;
  return (
    <div className="online-notices">
      <p role="status" className="online-state" data-state={wire}>
        {wire === 'lost' && m.online.table.lost}
        {wire === 'connecting' && m.online.table.connecting}
      </p>
      {seat === undefined && view.status === 'running' && (
        <p className="hint">{seatOfPerson(view, person) ? m.online.table.gaveUp : m.online.table.watching}</p>
      )}
      {seat !== undefined && view.status === 'running' && <HeldSeat room={room} view={view} seat={seat} />}
      <Happened room={room} />
      {recap.from !== undefined && <RecapBox table={table} words={words} from={recap.from} onClose={recap.close} />}
      <Troubled trouble={trouble} words={words} />
    </div>
  );
}

/** A bot plays for whoever looks: since they left, or since their time ran out. */
function HeldSeat({ room, view, seat }: { readonly room: Room; readonly view: TableView; readonly seat: number }) {
  const { table: m } = useMessages().online;
  const { held, returns } = view.seats[seat]!;
  if (!held) return null;
  if (returns) return <p role="status">{m.returns}</p>;
  return (
    <p>
      {view.turn.banks?.[seat] === 0 ? m.heldLate : m.held}{' '}
      <button type="button" className="primary" onClick={() => void room.attempt(() => call('comeBack', { params: { table: room.id } }))}>
        {m.takeBack}
      </button>
    </p>
  );
}

/** What has just happened to somebody here. */
function Happened({ room }: { readonly room: Room }) {
  const m = useMessages();
  const { happened, view } = useValue(room.state);
  const told = happened === undefined || happened.type === 'undo-asked' ? undefined : m.online.table.happened[happened.type];
  const about = happened && view?.seats[happened.seat];
  return (
    <p role="status" className="happened">
      {told !== undefined && about && told(nameOf(about, m))}
    </p>
  );
}
