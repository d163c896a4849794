/** The laws as tests: one per number of players and chooser. */

import { setImmediate } from 'node:timers/promises';
import type { GameTypes } from '@shinar/core';
import { describe, test } from 'vitest';
import { FAULTS } from '../breach.ts';
import { CHOOSERS } from '../play/choosers.ts';
import { conceive, type Subject } from '../subject.ts';
import { checkGame, type Trial } from './check-game.ts';

export interface LawsOptions {
  /** Games per number of players and chooser; SHINAR_LAWS_GAMES overrides it. */
  readonly games?: number;
  /** SHINAR_LAWS_SEED overrides it. */
  readonly seed?: number;
  /** Every conceivable move is tried at one ply in this many. */
  readonly fullEvery?: number;
}

/** Registers the tests that hold a game to the laws. */
export function laws<G extends GameTypes>(subject: Subject<G>, { games = 10, seed = 1, fullEvery = 8 }: LawsOptions = {}): void {
  const count = fromEnvironment('SHINAR_LAWS_GAMES', games);
  const first = fromEnvironment('SHINAR_LAWS_SEED', seed);
  describe(`the laws of ${subject.game.rules.id}`, () => {
    for (const players of subject.players) {
      for (const [name, makeChooser] of Object.entries(CHOOSERS)) {
        test(`${count} ${name} games of ${players} players keep every law (seed ${first})`, { timeout: 0 }, async () => {
          const trial: Trial<G> = { ...subject, players, conceivable: conceive(subject, players), fullEvery, saveTo: FAULTS };
          const choose = makeChooser();
          for (let stream = 0; stream < count; stream++) {
            checkGame(trial, { seed: first, stream }, choose);
            await setImmediate(); // the runner needs to hear from a long test now and then
          }
        });
      }
    }
  });
}

function fromEnvironment(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${name}: "${text}" is no whole number from 1 on`);
  return Number(text);
}
