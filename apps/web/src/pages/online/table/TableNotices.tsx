import type { TableView } from '@shinar/protocol';
import type { GameWords } from '@shinar/table';
import { use } from 'react';
import { call } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { OpenTab } from '../../../kept/open-tab.ts';
import type { Room } from '../../../wire/line/room.ts';
import { me } from '../../../wire/me.ts';
import { nameOf, seatOfPerson } from '../../../wire/said/seats.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { unreadOf } from '../chat/Chat.tsx';
import { NextTable } from './end/NextTable.tsx';
import type { Planning } from './plan/use-plan.ts';
import { RecapBox } from './recap/RecapBox.tsx';
import type { useSeen } from './recap/use-seen.ts';
import type { RemoteTable } from './remote/remote-table.ts';

interface TableNoticesProps {
  readonly table: RemoteTable;
  readonly words: GameWords;
  readonly plan: Planning;
  readonly recap: ReturnType<typeof useSeen>;
}

/** What one must know before the next step: the connection, a seat that a bot holds, a question from the others, a refusal. */
export function TableNotices({ table, words, plan, recap }: TableNoticesProps) {
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
      <UndoQuestion table={table} />
      {recap.from !== undefined && <RecapBox table={table} words={words} from={recap.from} onClose={recap.close} />}
      {plan.waiting > 0 && (
        <p>
          {m.online.plan.left(plan.waiting)}{' '}
          <button type="button" className="quiet" onClick={() => void plan.leave([])}>
            {m.online.plan.drop}
          </button>
        </p>
      )}
      <NextTable id={room.id} />
      <Heard room={room} />
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

/** The last word that has not been read, wherever the chat is. */
function Heard({ room }: { readonly room: Room }) {
  const state = useValue(room.state);
  const person = useValue(me)?.id;
  const { table } = useMessages().online;
  const openTab = use(OpenTab);
  const line = unreadOf(state, person).at(-1);
  return (
    <div role="status">
      {line !== undefined && (
        <button type="button" className="heard" onClick={() => openTab('chat')}>
          <b>{line.person?.name ?? table.gone}</b> {line.text}
        </button>
      )}
    </div>
  );
}

/** Somebody asks to go back further than the law allows. */
function UndoQuestion({ table }: { readonly table: RemoteTable }) {
  const m = useMessages();
  const { room, seat } = table;
  const { view } = useValue(room.state);
  if (!view?.undo || view.status !== 'running') return null;
  const { seat: asks, to, agreed } = view.undo;
  const answer = (agree: boolean) => room.attempt(() => room.send({ type: 'consent', index: view.length, seat: asks, to, agree }));
  if (seat === undefined || agreed.includes(seat)) return <p role="status">{m.online.table.undoWaits}</p>;
  return (
    <div role="status">
      <p>{m.online.table.undoAsked(nameOf(view.seats[asks]!, m))}</p>
      <div className="card-buttons">
        <button type="button" className="primary" onClick={() => void answer(true)}>
          {m.online.table.agree}
        </button>
        <button type="button" onClick={() => void answer(false)}>
          {m.online.table.refuse}
        </button>
      </div>
    </div>
  );
}
