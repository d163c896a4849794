/** The stage: plays what is new at a table scene by scene, each for its time, unless somebody skips it. */
import type { GameTypes } from '@shinar/core';
import { follow, type GameUi, type Moment, nextScene, type Scene, skipScenes, stillAt } from '@shinar/table';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Shown } from '../use-shown.ts';

export interface Stage<G extends GameTypes = GameTypes> {
  /** What is shown now; none once everything is. */
  readonly scene: Scene<G> | undefined;
  /** All that is still to be shown. */
  readonly scenes: readonly Scene<G>[];
  /** What was shown last. */
  readonly last: Scene<G> | undefined;
  skip(): void;
  /** Plays what led from one moment to the present once more. */
  again(from: number): void;
}

/** Somebody this many steps behind wants to see where the game is, not how it got there. */
const MOST_STEPS = 8;

/** Without beats everything is there at once, as it is for a page that nobody sees. */
export function useStage<G extends GameTypes>(
  ui: GameUi<G>,
  moments: readonly Moment<G>[],
  { at, live }: Pick<Shown<G>, 'at' | 'live'>,
  beat: number,
  clock: RefObject<HTMLElement | null>,
): Stage<G> {
  const [playing, setPlaying] = useState(() => stillAt(moments, at));
  if (playing.moment !== moments[at] || playing.at !== at) {
    setPlaying(beat === 0 || document.hidden ? stillAt(moments, at) : follow(ui, playing, moments, at, live ? MOST_STEPS : 1));
  }
  const [scene] = playing.scenes;
  // Drawn bit by bit between frames: what still moves does not halt.
  useSceneTime(clock, scene, beat, () => startTransition(() => setPlaying(nextScene)));
  return {
    scene,
    scenes: playing.scenes,
    last: playing.last,
    skip: () => setPlaying(skipScenes),
    again: (from) => setPlaying(follow(ui, stillAt(moments, from), moments, at, at - from)),
  };
}

/** Scenes last as long as a movement of their own, so that whatever ends all movements ends them too. It only waits: a movement that goes on costs every frame, even where nothing moves. */
function useSceneTime(clock: RefObject<HTMLElement | null>, scene: Scene | undefined, beat: number, onEnd: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene's time begins once, whatever is drawn anew meanwhile.
  useEffect(() => {
    if (scene === undefined || clock.current === null) return;
    const passing = clock.current.animate(null, { delay: scene.beats * beat });
    passing.onfinish = onEnd;
    return () => passing.cancel();
  }, [scene]);
}
