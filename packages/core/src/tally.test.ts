import { describe, expect, test } from 'vitest';
import { SeededDice } from './dice.ts';
import { Tally, tallyCsv, wilson } from './tally.ts';
import { playPebbles } from './testing.ts';

function tallyOf(games: number): Tally {
  const tally = new Tally();
  for (let k = 0; k < games; k++) tally.add(playPebbles(2, (step) => new SeededDice(k, step)));
  return tally;
}

describe('a tally', () => {
  test('shares out one win a game among those who sat first and second', () => {
    const tally = tallyOf(20);
    const order = tally.rows().filter(({ group }) => group === 'order');
    expect(order.map(({ name, seats }) => [name, seats])).toEqual([
      ['1', 20],
      ['2', 20],
    ]);
    expect(order.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('names what was played, and where points came from', () => {
    const names = tallyOf(20)
      .rows()
      .map(({ group, name }) => `${group} ${name}`);
    expect(names).toContain('step take');
    expect(names.filter((name) => /^step take \w+$/.test(name)).length).toBeGreaterThan(1);
    expect(names.filter((name) => /^opening take \w+$/.test(name)).length).toBeGreaterThan(0);
    expect(names.some((name) => name.startsWith('source '))).toBe(true);
  });

  test('counts no game that is not over', () => {
    const tally = new Tally();
    tally.add(playPebbles(2, (step) => new SeededDice(1, step), 3));
    expect(tally.games).toBe(0);
    expect(tally.rows()).toEqual([]);
  });

  test('is a table for other programs', () => {
    const [head, first] = tallyCsv([{ game: 'pebbles', players: 2, tally: tallyOf(4) }]).split('\n');
    expect(head).toBe('game,players,group,name,seats,share,low,high,points');
    expect(first).toMatch(/^pebbles,2,order,1,4,[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  });
});

test('the interval of Wilson', () => {
  expect(wilson(1, 40).low).toBeCloseTo(0.912, 3);
  expect(wilson(1, 40).high).toBe(1);
  expect(wilson(0.5, 100).low).toBeCloseTo(0.404, 3);
});
