import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type Rules, readRecord, replay, SeededDice, type Steps, writeRecord } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { type Marsh, marsh } from '../../marsh/rules/index.ts';
import { PLANTED } from '../planted/faults.ts';
import { playOut } from '../play/play-out.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { checkStateJson, checkSteps, checkText } from './hostile.ts';
import { mutate } from './mutate.ts';

const saveTo = mkdtempSync(join(tmpdir(), 'shinar-fuzz-'));
const withSteps = (changes: Partial<Steps<Marsh>>): Game<Marsh> => ({ ...marsh, steps: { ...marsh.steps, ...changes } });
const withRules = (changes: Partial<Rules<Marsh>>): Game<Marsh> => ({ ...marsh, rules: { ...marsh.rules, ...changes } });
/** Fails to check that a name is text. */
const careless = withSteps({
  read(body, path) {
    if (body.do === 'sail') (body.to as string).trim();
    return marsh.steps.read(body, path);
  },
});
const text = writeRecord(playOut(marsh, 2, new SeededDice(1)).record());

describe('the fuzzer', () => {
  test('finds nothing wrong with a sound game, and refuses most of what it offers', () => {
    const report = fuzz(marsh, { seed: 1, until: { games: 60 }, saveTo });
    expect(report).toMatchObject({ games: 60, offered: 600 });
    expect(report.breach).toBeUndefined();
    expect(report.accepted).toBeLessThan(200);
  });

  test('does the same again for the same seed, and tells of every game', () => {
    const told: FuzzReport[] = [];
    const report = fuzz(marsh, { seed: 2, until: { games: 5 }, saveTo, onProgress: (each) => told.push(each) });
    expect(told.map(({ games }) => games)).toEqual([1, 2, 3, 4, 5]);
    expect(fuzz(marsh, { seed: 2, until: { games: 5 }, saveTo })).toEqual(report);
  });

  test('stops when its time is up', () => {
    const report = fuzz(marsh, { seed: 1, until: { seconds: 0.05 }, saveTo });
    expect(report.games).toBeGreaterThan(0);
  });

  test('finds a broken law without being told the moves, and saves the record', () => {
    const { breach } = fuzz(PLANTED['what is not refused is legal'][0]!.game, { seed: 1, until: { games: 20 }, saveTo });
    expect(breach?.law).toBe('what is not refused is legal');
    expect(readFileSync(breach!.file, 'utf8')).toBe(`${breach!.record}\n`);
  });

  test('finds a reader that fails on wrong input, and saves that input', () => {
    const { breach } = fuzz(careless, { seed: 1, until: { games: 100 }, saveTo });
    expect(breach?.message).toMatch(/^marsh, \d players, seed 1, game \d+: hostile input is refused in good order: TypeError/);
    expect(() => replay(careless, readRecord(readFileSync(breach!.file, 'utf8')))).toThrow(TypeError);
  });
});

describe('hostile input', () => {
  const law = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return (error as { law: string }).law;
    }
    return 'none';
  };

  test('that is refused by anything but an InputError breaks the law', () => {
    const wrong = text.replace(/"to":"\w+"/, '"to":5');
    expect(law(() => checkText(marsh, wrong))).toBe('none');
    expect(law(() => checkText(careless, wrong))).toBe('hostile input is refused in good order');
    expect(law(() => checkStateJson(marsh, { seat: 1 }))).toBe('none');
    expect(law(() => checkStateJson(withRules({ restore: () => marsh.rules.setup(2) }), {}))).toBe(
      'hostile input is refused in good order',
    );
  });

  test('that is accepted in a form which does not replay breaks the law', () => {
    const sorting = withSteps({ write: (moves) => marsh.steps.write(moves.toReversed()) });
    expect(checkText(marsh, text)).toBe('accepted');
    expect(law(() => checkText(sorting, text))).toBe('what is accepted is accepted again');
  });

  test('that leaves a trace when it is refused breaks the law', () => {
    const wrong = text.replace('"by":0', '"by":1');
    const traced = withRules({
      actor(state) {
        state.supply ^= 1;
        return marsh.rules.actor(state);
      },
    });
    expect(law(() => checkSteps(marsh, 2, wrong))).toBe('none');
    expect(law(() => checkSteps(traced, 2, wrong))).toBe('a refused step changes nothing');
  });

  test('is made in many ways, most of them wrong and most of them still JSON', () => {
    const dice = new SeededDice(3);
    const texts = Array.from({ length: 400 }, () => mutate(text, dice));
    expect(new Set(texts).size).toBeGreaterThan(300);
    expect(texts.filter((each) => checkText(marsh, each) === 'refused').length).toBeGreaterThan(250);
  });
});
