import { describe, expect, test } from 'vitest';
import { commitmentTo, FairDice } from './fairness.ts';
import { type GameRecord, readRecord, writeRecord } from './record.ts';
import { replay } from './replay.ts';
import { fairGame, faultOf, pebbles, SEED } from './testing.ts';

const OTHER = SEED.replace('0', 'f');
const good = fairGame(3);
const salted = fairGame(3, ['a', 'b', 'c']);
const commitment = commitmentTo(SEED);
const draw = good.steps.findIndex((step) => step.do === 'draw');

const withFairness = (record: GameRecord, fairness: GameRecord['fairness']): GameRecord => {
  const { fairness: _, ...rest } = record;
  return fairness ? { ...rest, fairness } : rest;
};
/** The record up to its first draw, with that draw altered. */
function withDraw(record: GameRecord, change: object): GameRecord {
  const { result: _, ...rest } = record;
  const steps = record.steps.slice(0, draw + 1).map((step, i) => (i === draw ? { ...step, ...change } : step));
  return { ...rest, steps };
}
const drawn = good.steps[draw]!.pebbles as string[];
const otherDraw = { pebbles: drawn.toReversed() };

describe('a committed record', () => {
  test.each([
    ['without salts', good],
    ['with salts', salted],
  ])('%s is accepted as it was played', (_, record) => {
    expect(replay(pebbles, readRecord(writeRecord(record))).over).toBe(true);
  });

  test('is accepted at every moment, with the seed or without', () => {
    const { result: _, ...rest } = salted;
    for (let length = 0; length < salted.steps.length; length++) {
      const begun = { ...rest, steps: salted.steps.slice(0, length) };
      for (const fairness of [salted.fairness, { commitment, salts: ['a', 'b', 'c'] }]) {
        expect(replay(pebbles, withFairness(begun, fairness)).steps).toHaveLength(length);
      }
    }
  });
});

describe('once the seed is revealed', () => {
  test('it must be the one that was committed to', () => {
    const broken = withFairness(good, { commitment: commitmentTo(OTHER), seed: SEED });
    expect(faultOf(() => replay(pebbles, broken))).toEqual({
      path: 'fairness.seed',
      reason: 'commitment-broken',
      facts: { expected: commitmentTo(OTHER) },
    });
  });

  test('another seed with a commitment of its own gives other draws', () => {
    const replaced = withFairness(good, { commitment: commitmentTo(OTHER), seed: OTHER });
    expect(faultOf(() => replay(pebbles, replaced))).toMatchObject({ reason: 'not-drawn-from-the-seed' });
  });

  test('an altered draw is refused where it stands', () => {
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(faultOf(() => replay(pebbles, withDraw(good, otherDraw)))).toEqual({
      path: `steps[${draw}]`,
      reason: 'not-drawn-from-the-seed',
    });
  });

  test('an altered lot is refused where it stands', () => {
    const { seat } = good.steps[0]!;
    const steps = [{ ...good.steps[0]!, seat: ((seat as number) + 1) % 3 }];
    const { result: _, ...rest } = good;
    expect(faultOf(() => replay(pebbles, { ...rest, steps }))).toEqual({ path: 'steps[0]', reason: 'not-drawn-from-the-seed' });
  });

  test('salts are part of every draw', () => {
    for (const salts of [undefined, ['a', 'b', ''], ['b', 'a', 'c'], ['', '', '']]) {
      const fairness = { commitment, seed: SEED, ...(salts && { salts }) };
      expect(faultOf(() => replay(pebbles, withFairness(salted, fairness)))).toMatchObject({ reason: 'not-drawn-from-the-seed' });
    }
  });

  test('the index of the step is part of every draw', () => {
    const play = replay(pebbles, { ...withDraw(good, {}) }, draw);
    play.chance(new FairDice(SEED, [], draw + 1));
    const record = play.record(good.fairness);
    expect(record.steps[draw]).not.toEqual(good.steps[draw]);
    expect(faultOf(() => replay(pebbles, record))).toMatchObject({ path: `steps[${draw}]`, reason: 'not-drawn-from-the-seed' });
  });

  test('a rule that a chance step breaks is named before the seed', () => {
    const broken = (change: object) => faultOf(() => replay(pebbles, withDraw(good, change)));
    expect(broken({ by: 0 })).toMatchObject({ path: `steps[${draw}].by`, reason: 'not-their-turn', clause: 'P2' });
    expect(broken({ pebbles: ['black', 'black', 'white'] })).toMatchObject({ reason: 'not-in-bag', clause: 'P2' });
    expect(broken({ pebbles: drawn.slice(1) })).toMatchObject({ reason: 'step-too-short', clause: 'P2' });
    expect(broken({ pebbles: [...drawn, 'white'] })).toMatchObject({ reason: 'step-too-long', clause: 'P2' });
  });

  test('nobody is told of a step that was not drawn', () => {
    const told: number[] = [];
    expect(() => replay(pebbles, withDraw(good, otherDraw), undefined, (_, step) => told.push(step))).toThrow('not-drawn-from-the-seed');
    expect(told).toEqual([0]);
  });
});

describe('while the seed is not revealed', () => {
  test.each([
    ['a commitment alone', { commitment }],
    ['no fairness at all', undefined],
  ])('any legal draw is accepted with %s', (_, fairness) => {
    const record = withFairness(withDraw(good, otherDraw), fairness);
    expect(replay(pebbles, record).steps[draw]).toMatchObject(otherDraw);
  });
});
