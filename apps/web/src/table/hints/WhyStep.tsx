import type { GameTypes } from '@shinar/core';
import type { GameUi, GameWords } from '@shinar/table';
import type { BotChoice } from '../../bots/bot-choice.ts';
import type { TableView } from '../model/table.ts';
import { HintBox } from './HintBox.tsx';
import { useHints } from './use-hints.ts';

interface WhyStepProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly sitting: TableView['sitting'];
  readonly words: GameWords<G>;
  readonly choice: BotChoice<G>;
}

/** What a bot saw in its step, and what else it could have done. */
export function WhyStep<G extends GameTypes>({ ui, sitting, words, choice: { state, seat, code } }: WhyStepProps<G>) {
  const hints = useHints(ui, state, sitting.seats.length, code);
  return <HintBox ui={ui} seat={seat} state={state} words={words} hints={hints} played={code} />;
}
