import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { RemoteTable } from './remote-table.ts';
import { Share } from './Share.tsx';
import { useValue } from './value.ts';

type Asked = 'resign' | 'leave' | 'share';

/** What one may do with one's seat, and inviting others to watch. */
export function TableMenu({ table, onPlan }: { readonly table: RemoteTable; readonly onPlan: () => void }) {
  const m = useMessages();
  const { table: words, share } = m.online;
  const { room, seat } = table;
  const { view } = useValue(room.state);
  const [asked, setAsked] = useState<Asked>();
  if (view === undefined) return null;
  const playing = seat !== undefined && view.status === 'running';
  const done = (): void => setAsked(undefined);
  return (
    <>
      <button type="button" onClick={() => setAsked('share')}>
        {share.title}
      </button>
      {playing && (
        <>
          <button type="button" onClick={onPlan}>
            {m.online.plan.open}
          </button>
          <button type="button" onClick={() => void table.askUndo()}>
            {words.askUndo}
          </button>
          {!view.seats[seat]!.held && (
            <button type="button" onClick={() => setAsked('leave')}>
              {words.leave}
            </button>
          )}
          <button type="button" onClick={() => setAsked('resign')}>
            {words.resign}
          </button>
        </>
      )}
      {asked === 'share' && (
        <Dialog title={share.title} onClose={done}>
          <Share id={room.id} />
        </Dialog>
      )}
      {(asked === 'leave' || asked === 'resign') && (
        <Dialog title={words[asked]} onClose={done}>
          <p>{asked === 'leave' ? words.leaveAsk : words.resignAsk}</p>
          <div className="card-buttons">
            <button
              type="button"
              className="primary"
              onClick={() => {
                void room.attempt(() => room.post(asked));
                done();
              }}
            >
              {words[asked]}
            </button>
            <button type="button" onClick={done}>
              {m.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
