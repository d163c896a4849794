import type { Code, StateBase } from '@shinar/core';
import type { Player } from '../player.ts';
import type { Script } from '../script.ts';

/** Plays by fixed rules. */
export const scriptPlayer = (script: Script): Player => ({
  // biome-ignore lint/correctness/useYield: it has nothing to think about
  *think(state: StateBase): Generator<undefined, Code> {
    return script(state);
  },
});
