import { describe, expect, test } from 'vitest';
import { MoveList, pack } from './code.ts';
import type { Rules } from './contract.ts';
import { type Dice, draw, SeededDice } from './dice.ts';
import { FairDice } from './fairness.ts';
import { type Pebbles, pebbles, SEED } from './testing.ts';

const { rules } = pebbles;

/** Before the first pebble is drawn: three white, two grey and one black in the bag. */
function beforeDraw() {
  const state = rules.setup(2);
  rules.apply(state, pack(0, 1));
  const list = new MoveList();
  rules.legal(state, list);
  return { state, list };
}

/** Dice that note what they were asked and give a fixed answer. */
const scripted = (answer: number, asked: number[] = []): Dice => ({
  below(limit) {
    asked.push(limit);
    return answer;
  },
});

describe('a draw', () => {
  test('counts one number below the sum of the weights off along the ascending codes', () => {
    const { state, list } = beforeDraw();
    const asked: number[] = [];
    const drawn = [0, 1, 2, 3, 4, 5].map((answer) => rules.decode(draw(rules, state, list, scripted(answer, asked))));
    expect(drawn.map((move) => 'pebble' in move && move.pebble)).toEqual([0, 0, 0, 1, 1, 2]);
    expect(asked).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('follows what is left in the bag', () => {
    const { state, list } = beforeDraw();
    rules.apply(state, pack(1, 0));
    rules.legal(state, list);
    expect([0, 1, 2, 3, 4].map((answer) => draw(rules, state, list, scripted(answer)))).toEqual(
      [0, 0, 1, 1, 2].map((pebble) => pack(1, pebble)),
    );
  });

  test.each<[string, Dice]>([
    ['seeded', new SeededDice(5)],
    ['fair', new FairDice(SEED, [], 1)],
  ])('comes up as often as its weight says, by %s dice', (_, dice) => {
    const { state, list } = beforeDraw();
    const times = 12_000;
    const counts = [0, 0, 0];
    for (let i = 0; i < times; i++) counts[list.codes.indexOf(draw(rules, state, list, dice))]!++;
    counts.forEach((count, i) => {
      const share = [3, 2, 1][i]! / 6;
      expect(Math.abs(count - times * share)).toBeLessThan(6 * Math.sqrt(times * share * (1 - share)));
    });
  });

  test('changes nothing', () => {
    const { state, list } = beforeDraw();
    const before = state.clone();
    const codes = list.toArray();
    draw(rules, state, list, new SeededDice(1));
    expect(state.equals(before)).toBe(true);
    expect(list.toArray()).toEqual(codes);
  });

  test('is refused when chance is not to act', () => {
    const { state, list } = beforeDraw();
    for (const pebble of [0, 1]) rules.apply(state, pack(1, pebble));
    rules.legal(state, list);
    expect(() => draw(rules, state, list, new SeededDice(1))).toThrow('draw: chance is not to act');
  });

  test('is refused when the dice go past the sum', () => {
    const { state, list } = beforeDraw();
    expect(() => draw(rules, state, list, scripted(6))).toThrow('draw: the dice went past the sum of the weights');
  });

  test.each<[string, Dice]>([
    ['seeded', new SeededDice(5)],
    ['fair', new FairDice(SEED, [], 1)],
  ])('from nothing ends in an error, by %s dice', (_, dice) => {
    const { state, list } = beforeDraw();
    const weightless: Rules<Pebbles> = { ...rules, weight: () => 0 };
    expect(() => draw(weightless, state, list, dice)).toThrow(Error);
    list.clear();
    expect(() => draw(rules, state, list, dice)).toThrow(Error);
  });
});
