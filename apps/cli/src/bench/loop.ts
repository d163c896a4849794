/** The measured loop: nothing but the contract. */
import { CHANCE, draw, MoveList, NOBODY, type Rules, type SeededDice, type StateBase } from '@shinar/core';

export interface Tally {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Plays full random games for that long; counts the moves of the seats, not of chance. */
export function playFor(milliseconds: number, rules: Rules, players: number, dice: SeededDice): Tally {
  const start = rules.setup(players);
  const state = start.clone();
  const list = new MoveList();
  let moves = 0;
  let games = 0;
  let passed = 0;
  const began = performance.now();
  while (passed < milliseconds) {
    moves += playGame(rules, state.copyFrom(start), list, dice);
    games++;
    passed = performance.now() - began;
  }
  return { movesPerSecond: (moves * 1000) / passed, gamesPerSecond: (games * 1000) / passed };
}

function playGame(rules: Rules, state: StateBase, list: MoveList, dice: SeededDice): number {
  let moves = 0;
  for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
    rules.legal(state, list);
    if (actor === CHANCE) {
      rules.apply(state, draw(rules, state, list, dice));
    } else {
      rules.apply(state, list.codes[dice.below(list.length)] as number);
      moves++;
    }
  }
  return moves;
}

/** Nanoseconds to copy a state into another. */
export function copyTime(rules: Rules, players: number, copies: number): number {
  const from = rules.setup(players);
  const to = from.clone();
  const began = performance.now();
  for (let i = 0; i < copies; i++) to.copyFrom(from);
  return ((performance.now() - began) * 1e6) / copies;
}
