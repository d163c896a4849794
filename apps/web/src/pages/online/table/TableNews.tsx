import { use } from 'react';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { OpenTab } from '../../../kept/open-tab.ts';
import type { Room } from '../../../wire/line/room.ts';
import { me } from '../../../wire/me.ts';
import { nameOf } from '../../../wire/said/seats.ts';
import { unreadOf } from '../chat/Chat.tsx';
import { NextTable } from './end/NextTable.tsx';
import type { Planning } from './plan/use-plan.ts';
import type { RemoteTable } from './remote/remote-table.ts';

/** What may come at any moment: it stands where it pushes nothing that somebody is about to press. */
export function TableNews({ table, plan }: { readonly table: RemoteTable; readonly plan: Planning }) {
  const m = useMessages();
  const { room } = table;
  return (
    <div className="online-notices">
      <UndoQuestion table={table} />
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
    </div>
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
