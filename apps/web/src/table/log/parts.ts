/** The parts of a game, as its scenes announce them: rounds, reigns, turns. */
import type { GameTypes } from '@shinar/core';
import type { GameUi, GameWords, Moment } from '@shinar/table';

export interface Part {
  /** The step that begins or ends it. */
  readonly step: number;
  readonly title: string;
}

export const partsOf = <G extends GameTypes>(ui: GameUi<G>, moments: readonly Moment<G>[], words: GameWords<G>): Part[] =>
  moments.flatMap(({ events }, step) => {
    const event = events.find((each, i) => ui.cue?.(each, events[i - 1]).banner);
    const [title] = event === undefined ? [] : words.events([event]);
    return title === undefined ? [] : [{ step, title }];
  });
