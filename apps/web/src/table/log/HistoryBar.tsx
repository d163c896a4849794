import { type ReactNode, useState } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { useShortcuts } from '../shortcuts.ts';

interface HistoryBarProps {
  readonly at: number;
  readonly length: number;
  readonly onStep: (step: number | undefined) => void;
  /** What else moves through the game. */
  readonly children?: ReactNode;
}

/** A slider over the whole game, and keys. It is where it was asked to be, also before that is drawn. */
export function HistoryBar({ at, length, onStep, children }: HistoryBarProps) {
  const { table } = useMessages();
  const [{ drawn, asked }, setAsked] = useState({ drawn: at, asked: at });
  if (drawn !== at) setAsked({ drawn: at, asked: at });
  const show = (to: number): void => {
    const step = Math.min(Math.max(0, to), length);
    setAsked({ drawn: at, asked: step });
    onStep(step === length ? undefined : step);
  };
  useShortcuts({ ',': () => show(asked - 1), '.': () => show(asked + 1) });
  return (
    <div className="history">
      <button type="button" className="round" aria-label={table.historyBack} disabled={asked === 0} onClick={() => show(asked - 1)}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={asked}
        aria-label={table.history}
        aria-valuetext={table.historyStep(asked, length)}
        onChange={(event) => show(event.target.valueAsNumber)}
      />
      <button type="button" className="round" aria-label={table.historyOn} disabled={asked === length} onClick={() => show(asked + 1)}>
        ›
      </button>
      <small className="history-step">
        {at}/{length}
      </small>
      {children}
    </div>
  );
}
