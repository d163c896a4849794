import { describe, expect, test } from 'vitest';
import { pack } from './code.ts';
import type { Game } from './contract.ts';
import { SeededDice } from './dice.ts';
import { InputError } from './read.ts';
import { type GameRecord, readRecord, type Step, writeRecord } from './record.ts';
import { playStep, replay } from './replay.ts';
import { faultOf, type Pebbles, pebbles, playPebbles } from './testing.ts';

const whole = playPebbles(2, () => new SeededDice(8)).record();
type Change = { -readonly [K in keyof GameRecord]?: GameRecord[K] };

const withStep = (index: number, change: object): GameRecord => ({
  ...whole,
  steps: whole.steps.map((step, i) => (i === index ? { ...step, ...change } : step)),
});
const cut = (length: number): GameRecord => {
  const { result: _, ...rest } = whole;
  return { ...rest, steps: whole.steps.slice(0, length) };
};

test('the game of these tests: lot, draw, two takes, draw, two takes', () => {
  expect(whole.steps.map((step) => step.do)).toEqual(['lot', 'draw', 'take', 'take', 'draw', 'take', 'take']);
});

describe('a right record', () => {
  test('is played to its end, and written again as it was', () => {
    const play = replay(pebbles, readRecord(writeRecord(whole)));
    expect(play.over).toBe(true);
    expect(play.record()).toEqual(whole);
  });

  test('may end anywhere between two steps', () => {
    for (let length = 0; length < whole.steps.length; length++) expect(replay(pebbles, cut(length)).steps).toHaveLength(length);
  });

  test('is played up to a step when asked, whatever comes after', () => {
    const broken = withStep(5, { pebble: 'gold' });
    expect(replay(pebbles, broken, 0).steps).toEqual([]);
    expect(replay(pebbles, broken, 5).steps).toEqual(whole.steps.slice(0, 5));
    expect(faultOf(() => replay(pebbles, broken, 6))).toMatchObject({ path: 'steps[5].pebble' });
    expect(replay(pebbles, whole, 99).over).toBe(true);
  });

  test('tells every event with the index of its step', () => {
    const told: number[] = [];
    replay(pebbles, whole, undefined, (_, step) => told.push(step));
    expect(told).toEqual([0, 1, 1, 2, 3, 4, 4, 5, 6]);
  });
});

describe('a record that does not fit the game', () => {
  test.each<[Change, object]>([
    [{ game: 'sumeria' }, { path: 'game', reason: 'other-game', facts: { got: 'sumeria', expected: 'pebbles' } }],
    [{ board: 'beach' }, { path: 'board', reason: 'other-board', facts: { got: 'beach', expected: 'meadow' } }],
    [{ players: 1 }, { path: 'players', reason: 'not-in-range', facts: { got: 1, least: 2, most: 3 } }],
    [{ players: 4 }, { path: 'players', reason: 'not-in-range', facts: { got: 4, least: 2, most: 3 } }],
    [{ rules: 8 }, { path: 'rules', reason: 'other-version', facts: { got: 8, expected: 7 } }],
    [{ players: 3 }, { path: 'steps[1]', reason: 'step-too-short', clause: 'P2' }],
  ])('%j is refused', (change, fault) => expect(faultOf(() => replay(pebbles, { ...whole, ...change }))).toEqual(fault));

  test('is refused before any step is played', () => {
    let played = 0;
    expect(() => replay(pebbles, { ...whole, rules: 8 }, undefined, () => played++)).toThrow(InputError);
    expect(played).toBe(0);
  });
});

describe('a wrong step', () => {
  const [, draw, first, second] = whole.steps as [Step, Step, Step, Step];
  const other = first.by === 0 ? 1 : 0;

  test.each<[string, number, object, object]>([
    [
      'out of turn',
      2,
      { by: other },
      { path: 'steps[2].by', reason: 'not-their-turn', clause: 'P3', facts: { got: other, expected: first.by } },
    ],
    [
      'of a seat where chance is due',
      1,
      { by: 0 },
      { path: 'steps[1].by', reason: 'not-their-turn', facts: { got: 0, expected: 'chance' } },
    ],
    ['of chance where a seat is due', 2, { by: 'chance' }, { path: 'steps[2].by', reason: 'not-their-turn', facts: { got: 'chance' } }],
    ['too long', 1, { pebbles: ['white', 'grey', 'white'] }, { path: 'steps[1]', reason: 'step-too-long', clause: 'P2' }],
    ['too short', 1, { pebbles: ['white'] }, { path: 'steps[1]', reason: 'step-too-short', clause: 'P2' }],
    ['empty', 1, { pebbles: [] }, { path: 'steps[1]', reason: 'step-too-short', clause: 'P2' }],
    ['against a rule', 1, { pebbles: ['black', 'black'] }, { path: 'steps[1]', reason: 'not-in-bag', clause: 'P2' }],
    ['at the wrong time', 2, { do: 'lot', pebble: undefined, seat: 0 }, { path: 'steps[2].pebble', reason: 'unknown-field' }],
    ['of another name', 2, { do: 'toString' }, { path: 'steps[2].do', reason: 'unknown-name' }],
    ['with a field too many', 2, { more: 1 }, { path: 'steps[2].more', reason: 'unknown-field' }],
    ['with another name in it', 1, { pebbles: ['white', '__proto__'] }, { path: 'steps[1].pebbles[1]', reason: 'unknown-name' }],
  ])('%s is refused', (_, index, change, fault) => {
    expect(faultOf(() => replay(pebbles, withStep(index, change)))).toMatchObject(fault);
  });

  test('at the wrong time is refused by the clause of the moment', () => {
    const steps = [...whole.steps.slice(0, 2), { by: first.by, do: 'lot', seat: 0 }];
    expect(faultOf(() => replay(pebbles, { ...cut(2), steps }))).toEqual({ path: 'steps[2]', reason: 'not-now', clause: 'P3' });
  });

  test('after the end is refused', () => {
    const steps = [...whole.steps, whole.steps.at(-1)!];
    expect(faultOf(() => replay(pebbles, { ...whole, steps }))).toEqual({ path: 'steps[7]', reason: 'game-over' });
  });

  test('leaves no trace', () => {
    const play = replay(pebbles, cut(1));
    const before = play.state.clone();
    let told = 0;
    const wrong: Step[] = [
      { ...draw, pebbles: ['black', 'black'] },
      { ...draw, pebbles: ['white', 'white', 'white'] },
      { ...draw, pebbles: ['white'] },
      { ...draw, by: 0 },
      second,
    ];
    for (const step of wrong) expect(() => playStep(play, step, 'step', () => told++)).toThrow(InputError);
    expect(play.state.equals(before)).toBe(true);
    expect(play.steps).toHaveLength(1);
    playStep(play, draw, 'step', () => told++);
    expect(told).toBe(2);
    expect(play.steps).toEqual(whole.steps.slice(0, 2));
  });

  test('is refused at the path it is said to come from', () => {
    expect(faultOf(() => playStep(replay(pebbles, cut(1)), { ...draw, pebbles: ['gold'] }, 'typed'))).toMatchObject({
      path: 'typed.pebbles[0]',
    });
  });
});

describe('the result', () => {
  const { scores, winners } = whole.result!;

  test('must be there once the game is over', () => {
    const { result: _, ...rest } = whole;
    expect(faultOf(() => replay(pebbles, rest))).toEqual({ path: 'result', reason: 'missing-field' });
  });

  test('must not be there before', () => {
    const early = { ...whole, steps: whole.steps.slice(0, -1) };
    expect(faultOf(() => replay(pebbles, early))).toEqual({ path: 'result', reason: 'game-not-over' });
    expect(replay(pebbles, early, 3).steps).toHaveLength(3);
  });

  test.each([
    ['scores', { scores: scores.toReversed(), winners }],
    ['scores', { scores: [scores[0]!, scores[1]! + 1], winners }],
    ['winners', { scores, winners: [0, 1].filter((seat) => !winners.includes(seat)) }],
    ['winners', { scores, winners: [] }],
    ['winners', { scores, winners: [...winners, ...winners] }],
  ])('%s must be right: %j', (field, result) => {
    expect(scores[0]).not.toBe(scores[1]);
    expect(faultOf(() => replay(pebbles, { ...whole, result }))).toMatchObject({ path: `result.${field}`, reason: 'wrong-result' });
  });

  test('is told as it is and as it should be', () => {
    const { facts } = faultOf(() => replay(pebbles, { ...whole, result: { scores: [99, 0], winners } }));
    expect(facts).toEqual({ got: '99, 0', expected: scores.join(', ') });
  });
});

test('a step of several moves may not go over to the next actor', () => {
  const hasty: Game<Pebbles> = { ...pebbles, steps: { ...pebbles.steps, read: () => [0, 0].map(() => pebbles.rules.decode(pack(0, 0))) } };
  expect(faultOf(() => replay(hasty, cut(1)))).toEqual({ path: 'steps[0]', reason: 'step-too-long', clause: 'P1' });
});
