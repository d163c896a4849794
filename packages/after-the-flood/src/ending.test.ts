import { CHANCE, draw, kindOf, MoveList, NOBODY, SeededDice, secondOf } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { KIND, PASS_CODE } from './moves.ts';
import { rules } from './rules.ts';
import { STAGE } from './state.ts';
import { act, city, play, refusal, start } from './testing.ts';

const TURNS = 5;
const SEATS = 3;
/** Goods that ever come into hands: the first ones and production; trade and tool making keep their number. */
const GOODS = SEATS * 5 + TURNS * (6 + 6 + 4 + 3 + 3 + 3 + 1);
/** An army falls from available to the board to unavailable; each expansion and each destroyed city moves one at least. */
const EXPANSIONS = TURNS * SEATS * 20 * 2;
const BUILDINGS = SEATS * 4 + EXPANSIONS / 4;
/** Twice the unused scribes and the free places for scribes fall with each use; a new turn, a scribe placed and Uruk raise them. */
const SCRIBINGS = SEATS * 2 + TURNS * SEATS * 4 + GOODS * 2 + BUILDINGS;
/** Tool makers are unused at the turn's beginning, when placed, when moved, and by Eridu. */
const TOOLS = TURNS * SEATS * 25 + GOODS * 5 + SCRIBINGS + BUILDINGS;
/** A piece is traded on three times at most (textiles, oil, gold, lapis), and again when made into tools. */
const EXCHANGES = GOODS * 3 + TOOLS * 3;
const STARTS_AND_PASSES = TURNS * SEATS * 2;
const MOST_ACTIONS = GOODS + EXPANSIONS + BUILDINGS + SCRIBINGS + TOOLS + EXCHANGES + STARTS_AND_PASSES;

/** Passes only when nothing else is left but moving a city. */
function stubborn(stream: number): number {
  const state = rules.setup(SEATS);
  const dice = new SeededDice(1, stream);
  const list = new MoveList();
  let actions = 0;
  while (rules.actor(state) !== NOBODY) {
    rules.legal(state, list);
    if (rules.actor(state) === CHANCE) {
      rules.apply(state, draw(rules, state, list, dice));
      continue;
    }
    if (state.stage === STAGE.act) actions++;
    const wanted = list.toArray().filter((code) => code !== PASS_CODE && !(kindOf(code) === KIND.city && secondOf(code) > 0));
    rules.apply(state, wanted[dice.below(Math.max(1, wanted.length))] ?? PASS_CODE);
  }
  return actions;
}

describe('games end', () => {
  test('F7.1 every action but the moving of a city uses something up, so that a game has a bounded number of them', () => {
    expect(MOST_ACTIONS).toBe(9010);
    for (let stream = 0; stream < 50; stream++) expect(stubborn(stream), `seed 1, game ${stream}`).toBeLessThan(MOST_ACTIONS);
  });

  test('F8.2 a city may be moved to and fro, until a pass makes it cost something', () => {
    const state = start();
    for (const name of ['ur', 'umma', 'lagash', 'sippar'] as const) city(state, 0, name);
    for (let i = 0; i < 10; i++) {
      act(state, 0);
      play(state, i % 2 === 0 ? { do: 'city', at: 'nippur', from: 'ur' } : { do: 'city', at: 'ur', from: 'nippur' });
    }
    play(state, { do: 'pass' }, { do: 'done' });
    act(state, 0);
    expect(refusal(state, { do: 'city', at: 'nippur', from: 'ur' })).toBe('F7.2 pay-first');
  });
});
