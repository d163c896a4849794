/** A game on this device, with everything needed to keep it. */

import type { StyleName } from '@shinar/bots';
import { GAME_IDS, type GameId, manifestOf } from '@shinar/catalogue';
import { checkRecord, FORMAT, readFields, readInteger, readList, readName, readText, SEED_FORM, type Step } from '@shinar/core';
import { COLOURS, type SeatLook } from '@shinar/table';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Who has a seat: a person, or a bot with a level and maybe a style. */
export interface Seating extends SeatLook {
  readonly bot?: Level;
  readonly style?: StyleName;
}

export interface DeviceGame {
  readonly id: string;
  readonly game: GameId;
  readonly board: string;
  readonly boardData?: unknown;
  readonly rules: number;
  readonly seats: readonly Seating[];
  /** Without hints and without undo, as chosen at set-up. */
  readonly strict?: boolean;
  /** The source of all draws; secret until the game is over. */
  readonly seed: string;
  /** Stored before the first draw; missing if an imported game goes on, as nobody committed to its first draws. */
  readonly commitment?: string;
  readonly steps: readonly Step[];
  readonly over: boolean;
  /** When it was last played, for the list of kept games. */
  readonly touched: number;
  /** Goes up with every change. */
  readonly version?: number;
}

export const versionOf = ({ version = 0 }: DeviceGame): number => version;

/** As far from 1970 as a date may be, in milliseconds. */
const FAR = 8.64e15;

const FIELDS = ['id', 'game', 'board', 'rules', 'seats', 'seed', 'steps', 'over', 'touched'];

/** Reads a kept table, its steps only in their outer form; throws an InputError at the first fault. */
export function checkKept(json: unknown): DeviceGame {
  const kept = readFields(json, '', FIELDS);
  const game = GAME_IDS[readName(kept.game, 'game', GAME_IDS)]!;
  const { length: players } = readList(kept.seats, 'seats', (seat, path) => checkSeat(seat, path, manifestOf(game).styles));
  readInteger(players, 'seats', ...manifestOf(game).seats);
  const { board, rules, steps } = kept;
  checkRecord({ format: FORMAT, game, players, board, rules, steps });
  readText(kept.seed, 'seed', SEED_FORM);
  if (kept.commitment !== undefined) readText(kept.commitment, 'commitment', SEED_FORM);
  readInteger(kept.touched, 'touched', -FAR, FAR);
  readInteger(kept.version ?? 0, 'version', 0, Number.MAX_SAFE_INTEGER);
  return kept as unknown as DeviceGame;
}

export function checkSeat(json: unknown, path: string, styles: readonly StyleName[] = []): void {
  const { name, colour, bot, style } = readFields(json, path, ['name', 'colour']);
  readText(name, `${path}.name`, /^/);
  readName(colour, `${path}.colour`, COLOURS);
  if (bot !== undefined) readInteger(bot, `${path}.bot`, LEVELS[0], LEVELS.length);
  if (style !== undefined) readName(style, `${path}.style`, styles);
}
