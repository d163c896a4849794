import { type GameWords, Mark } from '@shinar/table';
import type { TableView } from '../model/table.ts';
import type { Shown } from '../use-shown.ts';

interface StepSentenceProps {
  readonly sitting: TableView['sitting'];
  readonly words: GameWords;
  readonly shown: Shown;
}

/** What the step of the history that is shown did, in words. */
export function StepSentence({ sitting, words, shown: { moment, events, live } }: StepSentenceProps) {
  if (live || moment.step === undefined) return null;
  const { by } = moment.step;
  return (
    <p className="step-sentence" role="status">
      {typeof by === 'number' && <Mark look={sitting.seats[by]!} />}
      <span>{words.events(events).join(' · ')}</span>
    </p>
  );
}
