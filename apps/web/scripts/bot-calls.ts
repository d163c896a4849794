/** What `bot-steps.ts` and `bot-steps-in-node.ts` ask a bot of level 3, and how they tell how long it took. */
import type { Call } from '@shinar/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { type Game, SeededDice, type StateBase } from '@shinar/core';
import { actingPositions } from '../e2e/acting.ts';

const LEVEL = 3;
export const SLOWER = 4;
const AIM = 50;
/** Of each number of players, spread over a game, in an order by lot. */
const POSITIONS = 200;
/** So many of the steps may run before the engine has compiled everything. */
const COLD = 20;

/** First to get ready, as at a table that has been opened, then the steps. */
export function callsOf(id: string, players: number): Call[] {
  const steps = positionsOf(gameOf(id, 'game'), players).map(
    (state, seed): Call => ({ id: seed, request: { type: 'think', game: id, players, state: state.toJSON(), who: LEVEL, seed } }),
  );
  return [{ id: POSITIONS, request: { type: 'warm', game: id, players, who: LEVEL } }, ...steps];
}

function positionsOf(game: Game, players: number): StateBase[] {
  const dice = new SeededDice(players);
  const seen = actingPositions(game, players, LEVEL, dice);
  return Array.from({ length: POSITIONS }, () => seen[dice.below(seen.length)]!);
}

/** The milliseconds of each call as text. */
export function told(times: readonly number[]): string {
  const [ready, first, ...rest] = times as readonly [number, number, ...number[]];
  return `ready after ${ready.toFixed(0)} ms; the first ${first.toFixed(0)}; the next ${COLD} ${spread(rest.slice(0, COLD))}; then ${spread(rest.slice(COLD))} (aim ${AIM})`;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const over = sorted.filter((time) => time > AIM).length;
  return `median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)}, longest ${sorted.at(-1)!.toFixed(0)}, ${over} of ${sorted.length} above the aim`;
}
