/** Positions and games for tests. */
import { CHANCE, type Code, draw, type Game, MoveList, NOBODY, SeededDice, type StateBase } from '@shinar/core';
import { createBot } from './bot.ts';
import type { BotGame } from './room.ts';
import { readSpec } from './spec.ts';

/** Plays chance by the dice until a seat acts or the game is over. */
function passChance({ rules }: Game, state: StateBase, list: MoveList, dice: SeededDice): void {
  while (rules.actor(state) === CHANCE) {
    rules.legal(state, list);
    rules.apply(state, draw(rules, state, list, dice));
  }
}

/** A whole game; `choose` plays every seat, and `look` sees each position where one acts. */
export function playGame(
  game: Game,
  players: number,
  seed: number,
  choose: (state: StateBase) => Code,
  look?: (state: StateBase) => void,
): StateBase {
  const dice = new SeededDice(seed);
  const state = game.rules.setup(players);
  const list = new MoveList();
  for (;;) {
    passChance(game, state, list, dice);
    if (game.rules.actor(state) === NOBODY) return state;
    look?.(state);
    game.rules.apply(state, choose(state));
  }
}

/** A position after this many random moves. */
export function positionOf(game: Game, players: number, seed: number, moves: number): StateBase {
  const dice = new SeededDice(seed, 1);
  const state = game.rules.setup(players);
  const list = new MoveList();
  for (let k = 0; k < moves; k++) {
    passChance(game, state, list, dice);
    game.rules.legal(state, list);
    const before = state.clone();
    game.rules.apply(state, list.codes[dice.below(list.length)]!);
    passChance(game, state, list, dice);
    if (game.rules.actor(state) === NOBODY) return before;
  }
  return state;
}

/** A clock that advances by `step` each time it is read. */
export const tickingClock = (step: number) => {
  let time = 0;
  return {
    now: () => {
      time += step;
      return time;
    },
  };
};

const POSITIONS = 12;

/** What the king of the first generation chooses with some of its playouts, as a checksum: change it and we lose an opponent to measure against. */
export function firstChoices(game: BotGame, players: number): number {
  let sum = 0;
  for (let k = 0; k < POSITIONS; k++) {
    const state = positionOf(game, players, k, k * 9);
    const code = createBot(game, readSpec('king@1:playouts=60', 'x'), { players, seed: k }).choose(state, { playouts: 60 });
    sum = (Math.imul(sum, 31) + new SeededDice(code).next()) >>> 0;
  }
  return sum;
}
