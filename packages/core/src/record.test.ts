import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './read.ts';
import { checkRecord, type GameRecord, readRecord, writeRecord } from './record.ts';
import { fairGame, faultOf, SEED } from './testing.ts';

fc.configureGlobal({ seed: 1 });

const good = fairGame(3, ['one', '', 'a-salt_3']);
const text = writeRecord(good);

type Json = Record<string, unknown>;
const copy = (): Json => JSON.parse(text);
const set = (path: string, value: unknown): Json => {
  const record = copy();
  const names = path.split('.');
  const last = names.pop()!;
  const inner = names.reduce((outer, name) => outer[name] as Json, record);
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return record;
};

describe('a record', () => {
  test('is read as it was written', () => expect(readRecord(text)).toEqual(good));

  test('needs neither board data, fairness nor result', () => {
    const { fairness: _, result: __, ...bare } = good;
    expect(readRecord(JSON.stringify(bare))).toEqual(bare);
    expect(readRecord(JSON.stringify({ ...bare, boardData: { any: [1] } })).boardData).toEqual({ any: [1] });
  });

  test('may keep its seed and its salts to itself', () => {
    expect(checkRecord(set('fairness', { commitment: SEED })).fairness).toEqual({ commitment: SEED });
  });
});

describe('canonical text', () => {
  const FIELDS = ['format', 'game', 'players', 'board', 'boardData', 'rules', 'fairness', 'steps', 'result'];
  const shuffled = <T extends object>(value: T) => fc.shuffledSubarray(Object.entries(value), { minLength: Object.keys(value).length });

  test('is one line without blanks, its fields in the order of the records page', () => {
    const written = writeRecord({ ...good, boardData: { name: 'meadow' } });
    expect(written).not.toMatch(/\s/);
    expect(Object.keys(JSON.parse(written))).toEqual(FIELDS);
    expect(Object.keys(JSON.parse(written).fairness)).toEqual(['commitment', 'seed', 'salts']);
    expect(Object.keys(JSON.parse(written).result)).toEqual(['scores', 'winners']);
    expect(JSON.parse(written).steps.map((step: Json) => Object.keys(step).slice(0, 2))).toEqual(good.steps.map(() => ['by', 'do']));
  });

  test('is the same in whatever order the fields were given, and a fixed point', () => {
    fc.assert(
      fc.property(shuffled(good), shuffled(good.fairness!), shuffled(good.result!), (outer, fairness, result) => {
        const mixed: Json = Object.fromEntries(outer);
        mixed.fairness = Object.fromEntries(fairness);
        mixed.result = Object.fromEntries(result);
        mixed.steps = good.steps.map(({ by, do: verb, ...rest }) => ({ do: verb, ...rest, by }));
        const written = writeRecord(readRecord(JSON.stringify(mixed, undefined, 1)));
        expect(written).toBe(text);
        expect(writeRecord(readRecord(written))).toBe(written);
      }),
    );
  });

  test('leaves out what is not there', () => {
    const { fairness: _, result: __, ...bare } = good;
    expect(writeRecord(bare)).toBe(JSON.stringify(bare));
    expect(writeRecord({ ...bare, fairness: { commitment: SEED } })).toContain(`"fairness":{"commitment":"${SEED}"},"steps"`);
  });

  test('keeps every field of a step, whatever its name', () => {
    const steps = [JSON.parse('{"by":0,"do":"x","__proto__":{"a":1},"toString":2,"to-json":3}')];
    const written = writeRecord({ ...good, steps });
    expect(JSON.parse(written).steps).toEqual(steps);
    expect(written).toContain('{"by":0,"do":"x","__proto__":{"a":1},"toString":2,"to-json":3}');
  });

  test('changes nothing in the record it is given', () => {
    const before = JSON.stringify(good);
    writeRecord(good);
    expect(JSON.stringify(good)).toBe(before);
  });
});

describe('reading is strict', () => {
  test.each(['format', 'game', 'players', 'board', 'rules', 'steps'])('%s must be there', (field) => {
    expect(faultOf(() => checkRecord(set(field, undefined)))).toEqual({ path: field, reason: 'missing-field' });
  });

  test.each(['commitment'])('fairness.%s must be there', (field) => {
    expect(faultOf(() => checkRecord(set(`fairness.${field}`, undefined)))).toEqual({ path: `fairness.${field}`, reason: 'missing-field' });
  });

  test.each(['scores', 'winners'])('result.%s must be there', (field) => {
    expect(faultOf(() => checkRecord(set(`result.${field}`, undefined)))).toEqual({ path: `result.${field}`, reason: 'missing-field' });
  });

  test.each(['by', 'do'])('%s of a step must be there', (field) => {
    expect(faultOf(() => checkRecord(set(`steps.1.${field}`, undefined)))).toEqual({ path: `steps[1].${field}`, reason: 'missing-field' });
  });

  test.each(['colour', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])('no other field belongs there: %s', (field) => {
    const name = JSON.stringify(field);
    expect(faultOf(() => readRecord(text.replace('{', `{${name}:1,`)))).toEqual({ path: field, reason: 'unknown-field' });
    for (const inner of ['fairness', 'result']) {
      const given = text.replace(`"${inner}":{`, `"${inner}":{${name}:{},`);
      expect(faultOf(() => readRecord(given))).toEqual({ path: `${inner}.${field}`, reason: 'unknown-field' });
    }
  });

  test.each<[string, string, unknown]>([
    ['format', 'unknown-format', 'shinar-record/2'],
    ['format', 'unknown-format', 1],
    ['game', 'wrong-text', 'Pebbles'],
    ['game', 'wrong-text', 'a--b'],
    ['game', 'wrong-text', '__proto__'],
    ['game', 'wrong-text', 'pebbles\n'],
    ['game', 'wrong-text', ''],
    ['game', 'wrong-text', 7],
    ['players', 'not-in-range', 0],
    ['players', 'not-in-range', 17],
    ['players', 'not-in-range', '3'],
    ['players', 'not-in-range', 2.5],
    ['board', 'wrong-text', '../etc'],
    ['board', 'wrong-text', null],
    ['rules', 'not-in-range', 0],
    ['rules', 'not-in-range', 1e7],
    ['rules', 'not-in-range', [7]],
    ['fairness', 'not-an-object', null],
    ['fairness', 'not-an-object', 'fair'],
    ['fairness.commitment', 'wrong-text', SEED.slice(1)],
    ['fairness.commitment', 'wrong-text', SEED.toUpperCase()],
    ['fairness.seed', 'wrong-text', `${SEED}0`],
    ['fairness.seed', 'wrong-text', null],
    ['fairness.salts', 'not-a-list', 'salt'],
    ['fairness.salts', 'wrong-length', ['a', 'b']],
    ['fairness.salts', 'wrong-length', ['a', 'b', 'c', 'd']],
    ['fairness.salts[1]', 'wrong-text', ['a', 'b,c', 'd']],
    ['fairness.salts[1]', 'wrong-text', ['a', 'b|c', 'd']],
    ['fairness.salts[2]', 'wrong-text', ['a', 'b', 'x'.repeat(65)]],
    ['fairness.salts[0]', 'wrong-text', [1, 'b', 'c']],
    ['steps', 'not-a-list', {}],
    ['steps[0]', 'not-an-object', [1]],
    ['steps[0]', 'not-an-object', [[]]],
    ['steps[0].by', 'not-in-range', [{ by: 3, do: 'take' }]],
    ['steps[0].by', 'not-in-range', [{ by: -1, do: 'take' }]],
    ['steps[0].by', 'not-in-range', [{ by: 'luck', do: 'take' }]],
    ['steps[0].by', 'not-in-range', [{ by: null, do: 'take' }]],
    ['steps[0].do', 'wrong-text', [{ by: 'chance', do: 'Take' }]],
    ['steps[0].do', 'wrong-text', [{ by: 0, do: 1 }]],
    ['steps[0].by', 'missing-field', [JSON.parse('{"__proto__":{"by":0},"do":"take"}')]],
    ['result', 'not-an-object', []],
    ['result', 'not-an-object', null],
    ['result.scores', 'wrong-length', { scores: [1, 2], winners: [0] }],
    ['result.scores[2]', 'not-in-range', { scores: [1, 2, '3'], winners: [0] }],
    ['result.scores[0]', 'not-in-range', { scores: [1e6, 2, 3], winners: [0] }],
    ['result.winners', 'not-a-list', { scores: [1, 2, 3], winners: 0 }],
    ['result.winners[1]', 'not-in-range', { scores: [1, 2, 3], winners: [0, 3] }],
  ])('%s: %s', (path, reason, value) => {
    const field = /^(fairness\.\w+|\w+)/.exec(path)![0];
    expect(faultOf(() => checkRecord(set(field, value)))).toMatchObject({ path, reason });
  });

  test.each<unknown>([null, [], 'record', 1])('%j is no record', (value) => {
    expect(faultOf(() => checkRecord(value))).toMatchObject({ path: 'record', reason: 'not-an-object' });
  });

  test('a text cut short anywhere is refused at its end', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        const { reason, facts } = faultOf(() => readRecord(text.slice(0, length)));
        expect(reason).toBe('not-json');
        expect(facts?.line).toBe(1);
        expect(length + 1 - Number(facts?.column)).toBeLessThan('false'.length);
      }),
    );
  });

  test('a field given twice is refused, not decided', () => {
    expect(faultOf(() => readRecord(text.replace('"players":3', '"players":3,"players":3')))).toMatchObject({
      path: 'players',
      reason: 'twice',
    });
    const step = JSON.stringify(good.steps[1]);
    expect(faultOf(() => readRecord(text.replace(step, step.replace('{', '{"do":"draw",'))))).toMatchObject({
      path: 'steps[1].do',
      reason: 'twice',
    });
  });

  test('nothing leaks into what all objects inherit', () => {
    const hostile = text.replace('{', '{"__proto__":{"polluted":true},').replace('"steps":[{', '"steps":[{"__proto__":{"polluted":true},');
    expect(() => readRecord(hostile)).toThrow(InputError);
    const { polluted } = {} as GameRecord & { polluted?: boolean };
    expect(polluted).toBeUndefined();
  });
});
