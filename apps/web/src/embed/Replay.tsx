import type { Language } from '@shinar/words';
import { useEffect, useState } from 'react';
import { hashOf } from '../base/routes/routes.ts';
import { useMessages } from '../base/words/messages.ts';
import { StillBoard } from '../table/StillBoard.tsx';
import type { Shown } from './load-shown.ts';
import { EMBED_WORDS } from './words.ts';

/** How long a step is shown while it plays, in milliseconds. */
const PACE = 1200;
const NONE = new Map<string, number>();

interface ReplayProps {
  readonly shown: Shown;
  /** The game, as in a shared link. */
  readonly data: string;
  readonly language: Language;
  /** The step to start at; the last by default. */
  readonly first: number | undefined;
}

/** The board at a step, and controls to go through the game. */
export function Replay({ shown: { game, ui, words, seats, moments }, data, language, first }: ReplayProps) {
  const m = useMessages();
  const say = EMBED_WORDS[language];
  const last = moments.length - 1;
  const within = (step: number): number => Math.min(last, Math.max(0, step || 0));
  const [at, setAt] = useState(first === undefined ? last : within(first));
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((step) => Math.min(last, step + 1)), PACE);
    return () => clearInterval(timer);
  }, [playing, last]);
  const isPlaying = playing && at < last;
  const go = (step: number): void => {
    setPlaying(false);
    setAt(within(step));
  };
  const toggle = (): void => {
    if (at === last) setAt(0);
    setPlaying(!isPlaying);
  };
  const moment = moments[at]!;
  const { name } = m.games[game];
  return (
    <div className="embed">
      <StillBoard ui={ui} seats={seats} words={words} moment={moment} step={at} marks={NONE} title={name} />
      <p role="status" className="embed-said">
        {m.parts(words.events(moment.events))}
      </p>
      <nav className="embed-bar" aria-label={name}>
        <Step label={say.first} sign="«" disabled={at === 0} onPress={() => go(0)} />
        <Step label={say.back} sign="‹" disabled={at === 0} onPress={() => go(at - 1)} />
        <Step label={isPlaying ? say.pause : say.play} sign={isPlaying ? '❚❚' : '▶'} disabled={last === 0} onPress={toggle} />
        <Step label={say.next} sign="›" disabled={at === last} onPress={() => go(at + 1)} />
        <Step label={say.last} sign="»" disabled={at === last} onPress={() => go(last)} />
        <span>{`${at} / ${last}`}</span>
        <a href={`./${hashOf({ page: 'shared', data })}`} target="_blank" rel="noreferrer">
          {say.open(name)}
        </a>
      </nav>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

const Step = ({ label, sign, disabled, onPress }: StepProps) => (
  <button type="button" aria-label={label} disabled={disabled} onClick={onPress}>
    {sign}
  </button>
);
