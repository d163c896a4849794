import type { ReactNode } from 'react';
import { useMessages } from '../../base/words/messages.ts';

interface HistoryBarProps {
  readonly at: number;
  readonly length: number;
  readonly onStep: (step: number | undefined) => void;
  /** What else moves through the game. */
  readonly children?: ReactNode;
}

/** A slider over the whole game. */
export function HistoryBar({ at, length, onStep, children }: HistoryBarProps) {
  const { table } = useMessages();
  const show = (step: number): void => onStep(step >= length ? undefined : Math.max(0, step));
  return (
    <div className="history">
      <button type="button" className="round" aria-label={table.historyBack} disabled={at === 0} onClick={() => show(at - 1)}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={table.history}
        aria-valuetext={table.historyStep(at, length)}
        onChange={(event) => show(event.target.valueAsNumber)}
      />
      <button type="button" className="round" aria-label={table.historyOn} disabled={at === length} onClick={() => show(at + 1)}>
        ›
      </button>
      <small className="history-step">
        {at}/{length}
      </small>
      {children}
    </div>
  );
}
