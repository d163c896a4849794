import { CHANCE, draw, kindOf, MoveList, NOBODY, SeededDice, secondOf } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { KIND, PASS_CODE } from './moves.ts';
import { rules } from './rules.ts';
import { PHASE, type State } from './state.ts';
import { act, city, cityOf, play, refusal, start } from './testing.ts';

const TURNS = 5;
const SEATS = 3;
/** Goods that ever reach a hand: the first ones and production; trading and tool making keep their number. */
const GOODS = SEATS * 5 + TURNS * (6 + 6 + 4 + 3 + 3 + 3 + 1);
/** An army goes from available to the board to unavailable; each expansion and each destroyed city moves at least one. */
const EXPANSIONS = TURNS * SEATS * 20 * 2;
const BUILDINGS = SEATS * 4 + EXPANSIONS / 4;
/** Twice the unused scribes plus the free places for scribes goes down with each use; a new turn, placing a scribe and Uruk raise it. */
const SCRIBINGS = SEATS * 2 + TURNS * SEATS * 4 + GOODS * 2 + BUILDINGS;
/** Tool makers are unused at the start of a turn, when placed, when moved, and through Eridu. */
const TOOLS = TURNS * SEATS * 25 + GOODS * 5 + SCRIBINGS + BUILDINGS;
/** A piece is traded up at most three times (textiles, oil, gold, lapis), and again after being made into tools. */
const EXCHANGES = GOODS * 3 + TOOLS * 3;
const STARTS_AND_PASSES = TURNS * SEATS * 2;
const MOST_ACTIONS = GOODS + EXPANSIONS + BUILDINGS + SCRIBINGS + TOOLS + EXCHANGES + STARTS_AND_PASSES;

/** Passes only if all it could do otherwise is move a city. */
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
    if (state.phase === PHASE.act) actions++;
    const wanted = list.toArray().filter((code) => code !== PASS_CODE && !(kindOf(code) === KIND.city && secondOf(code) > 0));
    rules.apply(state, wanted[dice.below(Math.max(1, wanted.length))] ?? PASS_CODE);
  }
  return actions;
}

describe('games end', () => {
  test('F7.1 every action but the moving of a city uses something up, and cities are moved twelve times for each of them at most (F8.2)', () => {
    expect(MOST_ACTIONS).toBe(9010);
    for (let stream = 0; stream < 50; stream++) expect(stubborn(stream), `seed 1, game ${stream}`).toBeLessThan(MOST_ACTIONS);
  });

  const move = (at: string, from: string) => ({ do: 'city', at, from });
  /** Seat 0 moves a city back and forth; the others do nothing in between. */
  function moveOften(state: State, times: number): void {
    for (let i = 0; i < times; i++) {
      act(state, 0);
      play(state, cityOf(state, 'ur') === 0 ? move('nippur', 'ur') : move('ur', 'nippur'));
    }
    act(state, 0);
  }
  function withFour(): State {
    const state = start();
    for (const name of ['ur', 'umma', 'lagash', 'sippar'] as const) city(state, 0, name);
    return state;
  }

  test('F8.2 after twelve moves of cities in a row something else must be done', () => {
    const state = withFour();
    moveOften(state, 11);
    expect(refusal(state, move('ur', 'nippur'))).toBeUndefined();
    moveOften(state, 1);
    expect(refusal(state, move('nippur', 'ur'))).toBe('F8.2 only-cities-moved');
    act(state, 1);
    play(state, { do: 'city', at: 'eridu' });
    act(state, 0);
    expect(refusal(state, move('nippur', 'ur'))).toBeUndefined();
  });

  test('F8.2 after a pass every move costs something, and is not counted', () => {
    const state = withFour();
    moveOften(state, 12);
    act(state, 2);
    play(state, { do: 'pass' }, { do: 'done' });
    act(state, 0);
    expect(refusal(state, move('nippur', 'ur'))).toBe('F7.2 pay-first');
    play(state, { do: 'pay', with: 'grain' }, move('nippur', 'ur'));
  });
});
