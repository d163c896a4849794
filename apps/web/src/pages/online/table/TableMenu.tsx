import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { RemoteTable } from './remote/remote-table.ts';
import type { Asked } from './TableDialogs.tsx';

interface TableMenuProps {
  readonly table: RemoteTable;
  readonly onAsk: (asked: Asked) => void;
  readonly onPlan: () => void;
}

/** What one may do with one's seat, and inviting others to watch. */
export function TableMenu({ table, onAsk, onPlan }: TableMenuProps) {
  const { table: words, share, plan } = useMessages().online;
  const { room, seat } = table;
  const { view } = useValue(room.state);
  if (view === undefined) return null;
  const playing = seat !== undefined && view.status === 'running';
  return (
    <>
      <button type="button" onClick={() => onAsk('share')}>
        {share.title}
      </button>
      {playing && (
        <>
          <button type="button" onClick={onPlan}>
            {plan.open}
          </button>
          <button type="button" onClick={() => void table.askUndo()}>
            {words.askUndo}
          </button>
          {!view.seats[seat]!.held && (
            <button type="button" onClick={() => onAsk('leave')}>
              {words.leave}
            </button>
          )}
          <button type="button" onClick={() => onAsk('resign')}>
            {words.resign}
          </button>
        </>
      )}
    </>
  );
}
