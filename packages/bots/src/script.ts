import type { Code, StateBase } from '@shinar/core';

/** A player with fixed rules, for one seat of one game: the code to play in a state where that seat acts. */
export type Script<S extends StateBase = StateBase> = (state: S) => Code;
