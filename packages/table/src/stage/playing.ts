/** What a screen shows of a game that goes on: scenes of the steps that are new, one after the other, then the moment as it is. */
import type { GameTypes } from '@shinar/core';
import type { GameUi } from '../game-ui.ts';
import type { Moment } from '../timeline.ts';
import { type Scene, scenesOf } from './scenes.ts';

export interface Playing<G extends GameTypes = GameTypes> {
  /** The moment that is shown once all scenes are over. */
  readonly at: number;
  readonly moment: Moment<G>;
  /** The scenes to come, the first being shown. */
  readonly scenes: readonly Scene<G>[];
  /** The last scene that was shown to its end, if nothing was left out since. */
  readonly last: Scene<G> | undefined;
}

export const stillAt = <G extends GameTypes>(moments: readonly Moment<G>[], at: number): Playing<G> => ({
  at,
  moment: moments[at]!,
  scenes: [],
  last: undefined,
});

/** Comes to another moment: through its scenes if it follows on what is shown and so many steps at most are to be shown, at once if not. */
export function follow<G extends GameTypes>(
  ui: GameUi<G>,
  playing: Playing<G>,
  moments: readonly Moment<G>[],
  at: number,
  mostSteps: number,
): Playing<G> {
  const moment = moments[at]!;
  if (playing.moment === moment && playing.at === at) return playing;
  const { at: from, moment: shown, scenes, last } = playing;
  const behind = scenes[0] === undefined ? from : Math.floor(scenes[0].key) - 1;
  const goesOn = moments[from] === shown && at > from && at - behind <= mostSteps;
  const begun = isBegun(playing, moments, at) ? shown.events.length : 0;
  if (!goesOn && begun === 0) return stillAt(moments, at);
  const first = begun > 0 ? from : from + 1;
  const fresh = Array.from({ length: at - first + 1 }, (_, i) => scenesOf(ui, moments, first + i, i === 0 ? begun : 0));
  return { at, moment, scenes: [...scenes, ...fresh.flat()], last };
}

/** Whether a moment goes on with the step in whose middle the shown one is. */
const isBegun = <G extends GameTypes>({ at: from, moment: shown }: Playing<G>, moments: readonly Moment<G>[], at: number): boolean =>
  shown.step === undefined && shown.events.length > 0 && at === from && shown.events.every((event, i) => moments[at]!.events[i] === event);

/** The scene that is shown is over. */
export const nextScene = <G extends GameTypes>(playing: Playing<G>): Playing<G> => ({
  ...playing,
  scenes: playing.scenes.slice(1),
  last: playing.scenes[0] ?? playing.last,
});

/** Enough has been seen. */
export const skipScenes = <G extends GameTypes>(playing: Playing<G>): Playing<G> => ({
  ...playing,
  scenes: [],
  last: playing.scenes.at(-1) ?? playing.last,
});
