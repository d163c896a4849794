import type { GameUi, GameWords, Moment } from '@shinar/table';
import { useMemo } from 'react';
import { Choice } from '../../base/dialogs/Choice.tsx';
import { changeSettings, useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { partsOf } from './parts.ts';
import { useReplay } from './use-replay.ts';
import './replay.css';

interface ReplayProps {
  readonly ui: GameUi;
  readonly moments: readonly Moment[];
  readonly words: GameWords;
  readonly at: number;
  readonly length: number;
  /** Whether a step is being shown. */
  readonly showing: boolean;
  readonly onStep: (step: number | undefined) => void;
}

const SIGNS = { back: 'M-7-6V6M7-6V6L-5 0Z', on: 'M7-6V6M-7-6V6L5 0Z', play: 'M-5-8V8L8 0Z', pause: 'M-4-7V7M4-7V7' };

/** Plays the game once more, and jumps from round to round. */
export function Replay({ ui, moments, words, at, length, showing, onStep }: ReplayProps) {
  const { table, settings } = useMessages();
  const { speed } = useSettings();
  const parts = useMemo(() => partsOf(ui, moments, words), [ui, moments, words]);
  const show = (step: number): void => onStep(step >= length ? undefined : step);
  const { playing, toggle } = useReplay(at, length, showing, show);
  const before = parts.findLast(({ step }) => step < at);
  const after = parts.find(({ step }) => step > at);
  return (
    <div className="replay">
      <Button name={table.partBack} sign={SIGNS.back} disabled={at === 0} onClick={() => show(before?.step ?? 0)} />
      <Button
        name={playing ? table.pause : table.replay}
        sign={playing ? SIGNS.pause : SIGNS.play}
        disabled={length === 0}
        onClick={toggle}
      />
      <Button name={table.partOn} sign={SIGNS.on} disabled={at >= length} onClick={() => show(after?.step ?? length)} />
      <Choice
        label={settings.speed}
        value={speed}
        names={settings.speeds}
        onChange={(chosen) => changeSettings({ speed: chosen })}
        unlabelled
      />
      <small>{parts.findLast(({ step }) => step <= at)?.title}</small>
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Button = ({ name, sign, disabled, onClick }: ButtonProps) => (
  <button type="button" className="round" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);
