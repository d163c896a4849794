import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { call } from './api.ts';
import type { Copy } from './plan.ts';
import type { Room } from './room.ts';

interface PlanNoticeProps {
  readonly room: Room;
  readonly copy: Copy;
  readonly onClose: () => void;
}

/** Above the prompt of a private copy: that it is one, and leaving what was tried as a plan. */
export function PlanNotice({ room, copy, onClose }: PlanNoticeProps) {
  const { plan: m } = useMessages().online;
  useSyncExternalStore(copy.table.subscribe, copy.table.getSnapshot);
  const steps = copy.plan();
  const leave = async (): Promise<void> => {
    await room.attempt(() => call('PUT', `api/tables/${room.id}/plan`, { steps }));
    onClose();
  };
  return (
    <div className="online-notices plan">
      <p role="status">
        <b>{m.copy}</b> {m.count(steps.length)}
      </p>
      <div className="card-buttons">
        <button type="button" className="primary" disabled={steps.length === 0} onClick={() => void leave()}>
          {m.leave}
        </button>
        <button type="button" onClick={onClose}>
          {m.back}
        </button>
      </div>
    </div>
  );
}
