import type { MouseEvent } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { RemoteTable } from './remote-table.ts';
import type { Asked } from './TableDialogs.tsx';
import { useValue } from './value.ts';

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
  /** The menu makes way for what was chosen. */
  const choose = (run: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest('details')?.removeAttribute('open');
    run();
  };
  const playing = seat !== undefined && view.status === 'running';
  return (
    <>
      <button type="button" onClick={choose(() => onAsk('share'))}>
        {share.title}
      </button>
      {playing && (
        <>
          <button type="button" onClick={choose(onPlan)}>
            {plan.open}
          </button>
          <button type="button" onClick={choose(() => void table.askUndo())}>
            {words.askUndo}
          </button>
          {!view.seats[seat]!.held && (
            <button type="button" onClick={choose(() => onAsk('leave'))}>
              {words.leave}
            </button>
          )}
          <button type="button" onClick={choose(() => onAsk('resign'))}>
            {words.resign}
          </button>
        </>
      )}
    </>
  );
}
