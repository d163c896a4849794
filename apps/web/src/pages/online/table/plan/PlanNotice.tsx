import { useValue } from '../../../../base/value.ts';
import { useMessages } from '../../../../base/words/messages.ts';
import type { Copy } from './plan.ts';
import type { Planning } from './use-plan.ts';

interface PlanNoticeProps {
  readonly planning: Planning;
  readonly copy: Copy;
  readonly onClose: () => void;
}

/** Above the prompt of a private copy: that it is one, and leaving what was tried as a plan. */
export function PlanNotice({ planning, copy, onClose }: PlanNoticeProps) {
  const { plan: m } = useMessages().online;
  useValue(copy.table.view);
  const steps = copy.plan();
  const leave = async (): Promise<void> => {
    await planning.leave(steps);
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
