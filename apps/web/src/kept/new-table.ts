/** A new table, its seed committed to before anything is drawn. */

import type { GameId } from '@shinar/catalogue';
import { boardDataOf, commitmentTo, type Game } from '@shinar/core';
import type { DeviceGame, Seating } from './device-game.ts';

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

export const newId = (game: GameId): string => `${game}-${randomHex(5)}`;
export const newSeed = (): string => randomHex(32);

export function newTable(game: Game, seats: readonly Seating[], strict: boolean): DeviceGame {
  const seed = newSeed();
  const { board, rules } = game;
  const id = rules.id as GameId;
  return {
    id: newId(id),
    game: id,
    board: board.name,
    ...boardDataOf(game),
    rules: rules.version,
    seats,
    ...(strict && { strict }),
    seed,
    commitment: commitmentTo(seed),
    steps: [],
    over: false,
    touched: Date.now(),
  };
}
