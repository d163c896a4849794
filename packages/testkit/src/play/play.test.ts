import { kindOf, MoveList, SeededDice } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { marsh } from '../../marsh/rules/index.ts';
import { REST } from '../../marsh/rules/moves.ts';
import { CHOOSERS, type Chooser, livelyChooser, randomChooser } from './choosers.ts';
import { playOut } from './play-out.ts';

const { rules } = marsh;
const GAMES = 400;

/** How often each step was played. */
function tally(choose: Chooser): Record<string, number> {
  const steps: Record<string, number> = {};
  for (let stream = 0; stream < GAMES; stream++) {
    const play = playOut(marsh, 3, new SeededDice(1, stream), choose);
    for (const step of play.steps) steps[step.do] = (steps[step.do] ?? 0) + 1;
  }
  return steps;
}

describe.each(Object.entries(CHOOSERS))('%s', (_, make) => {
  test('chooses only what is legal, and plays to the end', () => {
    const choose = make();
    const play = playOut(marsh, 2, new SeededDice(1), (given, state, list, dice) => {
      const code = choose(given, state, list, dice);
      expect(list.has(code)).toBe(true);
      return code;
    });
    expect(play.over).toBe(true);
  });

  test('plays the same game for the same dice', () => {
    expect(playOut(marsh, 2, new SeededDice(7), make()).steps).toEqual(playOut(marsh, 2, new SeededDice(7), make()).steps);
  });
});

describe('lively games', () => {
  test('use rare moves more and end turns less than random ones', () => {
    const random = tally(randomChooser);
    const lively = tally(livelyChooser());
    expect(lively.cut! / lively.rest!).toBeGreaterThan((1.1 * random.cut!) / random.rest!);
    expect(lively.sail! / lively.rest!).toBeGreaterThan((1.1 * random.sail!) / random.rest!);
  });

  test('rule no move out', () => {
    const state = playOut(marsh, 2, new SeededDice(1)).state;
    state.phase = 2;
    state.actions = 3;
    const list = new MoveList();
    rules.legal(state, list);
    const choose = livelyChooser();
    const dice = new SeededDice(1);
    const chosen = new Set(Array.from({ length: 1000 }, () => choose(rules, state, list, dice)));
    expect([...chosen].sort((a, b) => a - b)).toEqual(list.toArray());
    expect([...chosen].some((code) => kindOf(code) === REST)).toBe(true);
  });
});

describe('a played out game', () => {
  test('is watched at every position and move', () => {
    let positions = 0;
    let moves = 0;
    playOut(marsh, 2, new SeededDice(1), randomChooser, { position: () => positions++, move: () => moves++ });
    expect(positions).toBe(moves);
    expect(moves).toBeGreaterThan(20);
  });

  test('that goes on too long breaks a law', () => {
    expect(() => playOut(marsh, 2, new SeededDice(1), randomChooser, { longest: 5 })).toThrow('games end: marsh goes on after 5 moves');
  });
});
