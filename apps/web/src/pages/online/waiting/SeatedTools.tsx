import type { About, TableView } from '@shinar/protocol';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { Room } from '../../../wire/line/room.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { NotifyMe } from './NotifyMe.tsx';

const BOT_LEVEL = 2;

interface SeatedToolsProps {
  readonly about: About;
  readonly room: Room;
  readonly view: TableView;
  readonly isHost: boolean;
}

/** What a seated person may do before the start: begin with bots, get a notice, or leave. */
export function SeatedTools({ about, room, view, isHost }: SeatedToolsProps) {
  const { waiting: words } = useMessages().online;
  const { play } = useCompany();
  const open = view.seats.some(({ kind }) => kind === 'open');
  const forAll = view.visibility === 'open';
  // At a table for all, those who come later take the bots' seats.
  const start = () => call('start', { params: { table: room.id }, body: { bots: BOT_LEVEL, makesRoom: forAll && !view.rated } });
  return (
    <>
      <p role="status">{open ? (forAll ? play.stillLooking : words.forOthers) : isHost ? words.ready : words.forHost}</p>
      <div className="card-buttons">
        {isHost && (
          <button type="button" className={open ? undefined : 'primary'} onClick={() => void room.attempt(start)}>
            {open ? (forAll ? play.withBots : words.startWithBots) : words.start}
          </button>
        )}
        {open && forAll && <NotifyMe offered={about.notices} />}
        <button type="button" onClick={() => void room.attempt(() => call('leave', { params: { table: room.id } }))}>
          {words.standUp}
        </button>
      </div>
      {isHost && open && forAll && !view.rated && <p className="hint">{play.withBotsHint}</p>}
    </>
  );
}
