/** What `bot-steps.ts` and `bot-steps-in-node.ts` ask a bot of level 3, and how they tell how long it took. */
import { type Call, createBot } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { type Game, Play, SeededDice, type StateBase } from '@shinar/core';

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

/** Positions of a game of that level with itself in which a seat acts. */
function positionsOf(game: Game, players: number): StateBase[] {
  const play = new Play(game, players);
  const dice = new SeededDice(players);
  const bot = createBot(withBots(game), LEVEL, { players, seed: players });
  const seen: StateBase[] = [];
  while (!play.over) {
    if (game.rules.actor(play.state) < 0) {
      play.chance(dice);
      continue;
    }
    seen.push(play.state.clone());
    play.move(bot.choose(play.state));
  }
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
