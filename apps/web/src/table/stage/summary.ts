/** Who got what for what in a part of the game: a round, a reign, a turn. */
import type { GameTypes } from '@shinar/core';
import { type Gain, type GameUi, gainsOf, type Moment, type Scene } from '@shinar/table';

/** From the end of the last part, or the beginning of the game, to a scene that ends one. */
export function sumOf<G extends GameTypes>(ui: GameUi<G>, moments: readonly Moment<G>[], scene: Scene<G>, players: number): Gain[] {
  const step = Math.floor(scene.key);
  const ends = ({ events }: Moment<G>): boolean => events.some((event, i) => ui.cue?.(event, events[i - 1]).sums);
  const start = moments.slice(0, step).findLastIndex(ends);
  return gainsOf(ui.game, moments[Math.max(0, start)]!.state, scene.state, players);
}
