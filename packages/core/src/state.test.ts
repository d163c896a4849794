import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './read.ts';
import { defineState, i8, i16, i32, type Shape } from './state.ts';

fc.configureGlobal({ seed: 1 });

const LIMIT = { i8: 0x7f, i16: 0x7fff, i32: 0x7fffffff } as const;
const FIELDS = { i8, i16, i32 } as const;
type Kind = keyof typeof FIELDS;
type Values = Record<string, number | number[]>;

/** Fields of a random shape with a value for each: a number, or a row of numbers. */
const field = fc.constantFrom<Kind>('i8', 'i16', 'i32').chain((kind) => {
  const value = fc.integer({ min: -LIMIT[kind] - 1, max: LIMIT[kind] });
  return fc.oneof(value, fc.array(value, { maxLength: 9 })).map((values) => ({ kind, values }));
});
const filled = fc.array(field, { maxLength: 12 }).map((fields) => {
  const shape: Shape = Object.fromEntries(
    fields.map(({ kind, values }, i) => [`f${i}`, Array.isArray(values) ? FIELDS[kind](values.length) : FIELDS[kind]]),
  );
  const values: Values = Object.fromEntries(fields.map((each, i) => [`f${i}`, each.values]));
  return { State: defineState(shape), values };
});

function fill(state: object, values: Values): void {
  const fields = state as Record<string, number | Int32Array>;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') fields[name] = value;
    else (fields[name] as Int32Array).set(value);
  }
}

function read(state: object, values: Values): Values {
  const fields = state as Record<string, number | Int32Array>;
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, typeof fields[name] === 'number' ? fields[name] : Array.from(fields[name]!)]),
  );
}

describe('a state of any shape', () => {
  test('holds every field apart from the others, whatever the widths', () => {
    fc.assert(
      fc.property(filled, ({ State, values }) => {
        const state = new State();
        fill(state, values);
        expect(read(state, values)).toEqual(values);
      }),
    );
  });

  test('goes through JSON text and back, in the order of its shape', () => {
    fc.assert(
      fc.property(filled, ({ State, values }) => {
        const state = new State();
        fill(state, values);
        expect(JSON.stringify(state)).toBe(JSON.stringify(values));
        const back = State.fromJSON(JSON.parse(JSON.stringify(state)));
        expect(back.equals(state)).toBe(true);
        expect(back.hash()).toBe(state.hash());
      }),
    );
  });

  test('is equal to its copy and its clone, and shares nothing with them', () => {
    fc.assert(
      fc.property(filled, ({ State, values }) => {
        const state = new State();
        fill(state, values);
        const clone = state.clone();
        const copy = new State();
        expect(copy.copyFrom(state)).toBe(copy);
        for (const other of [clone, copy]) {
          expect(other.equals(state)).toBe(true);
          expect(other.hash()).toBe(state.hash());
          other.bytes.fill(0x55);
        }
        expect(read(state, values)).toEqual(values);
      }),
    );
  });

  test('differs, and hashes otherwise, when one byte differs', () => {
    fc.assert(
      fc.property(filled, fc.nat(), fc.integer({ min: 1, max: 255 }), ({ State, values }, place, change) => {
        const state = new State();
        fill(state, values);
        fc.pre(state.bytes.length > 0);
        const other = state.clone();
        other.bytes[place % other.bytes.length]! ^= change;
        expect(other.equals(state)).toBe(false);
        expect(other.hash()).not.toBe(state.hash());
      }),
    );
  });

  test('refuses JSON with a field too many or too few', () => {
    fc.assert(
      fc.property(filled, fc.nat(), ({ State, values }, pick) => {
        expect(() => State.fromJSON({ ...values, extra: 0 })).toThrow(new InputError({ path: 'state.extra', reason: 'unknown-field' }));
        const names = Object.keys(values);
        fc.pre(names.length > 0);
        const gone = names[pick % names.length]!;
        const { [gone]: _, ...rest } = values;
        expect(() => State.fromJSON(rest)).toThrow(new InputError({ path: `state.${gone}`, reason: 'missing-field' }));
      }),
    );
  });
});

const Sample = defineState({ round: i8, owner: i8(3), points: i16, area: i32(2), mask: i32 });

describe('the views', () => {
  test('rows are typed as declared, aligned, and on one buffer', () => {
    const state = new Sample();
    expect(state.owner).toBeInstanceOf(Int8Array);
    expect(state.area).toBeInstanceOf(Int32Array);
    expect([state.owner.length, state.area.length]).toEqual([3, 2]);
    expect([state.owner.buffer, state.area.buffer]).toEqual([state.bytes.buffer, state.bytes.buffer]);
    expect(state.area.byteOffset % 4).toBe(0);
    expect(state.bytes.length).toBe(20);
  });

  test('a new state is all zeros', () => {
    expect(new Sample().toJSON()).toEqual({ round: 0, owner: [0, 0, 0], points: 0, area: [0, 0], mask: 0 });
  });

  test.each([
    ['round', 127, 128, -128],
    ['points', 32767, 32768, -32768],
    ['mask', 2147483647, 2147483648, -2147483648],
  ] as const)('the number %s is read as it was set, up to %d; past that it turns over as its width does', (name, most, past, turned) => {
    const state = new Sample();
    state[name] = most;
    expect(state[name]).toBe(most);
    state[name] = past;
    expect(state[name]).toBe(turned);
  });

  test('two states have their own numbers', () => {
    const [one, other] = [new Sample(), new Sample()];
    one.round = 5;
    expect(other.round).toBe(0);
  });
});

describe('fromJSON is strict', () => {
  const good = { round: 1, owner: [1, 2, 3], points: -300, area: [1, 70000], mask: -1 };

  test('takes what toJSON gives', () => expect(Sample.fromJSON(good).toJSON()).toEqual(good));

  test.each<[string, string, unknown]>([
    ['state', 'not-an-object', null],
    ['state', 'not-an-object', [1]],
    ['state', 'not-an-object', 'state'],
    ['state.__proto__', 'unknown-field', JSON.parse('{ "__proto__": 1 }')],
    ['state.toString', 'unknown-field', { ...good, toString: 1 }],
    ['state.bytes', 'unknown-field', { ...good, bytes: [] }],
    ['state.round', 'missing-field', without('round')],
    ['state.round', 'not-in-range', { ...good, round: 128 }],
    ['state.round', 'not-in-range', { ...good, round: -129 }],
    ['state.round', 'not-in-range', { ...good, round: 1.5 }],
    ['state.round', 'not-in-range', { ...good, round: '1' }],
    ['state.round', 'not-in-range', { ...good, round: [1] }],
    ['state.points', 'not-in-range', { ...good, points: 32768 }],
    ['state.mask', 'not-in-range', { ...good, mask: 2147483648 }],
    ['state.owner', 'not-a-list', { ...good, owner: 1 }],
    ['state.owner', 'wrong-length', { ...good, owner: [1, 2] }],
    ['state.owner', 'wrong-length', { ...good, owner: [1, 2, 3, 4] }],
    ['state.owner[1]', 'not-in-range', { ...good, owner: [1, null, 3] }],
    ['state.area[0]', 'not-in-range', { ...good, area: [-2147483649, 0] }],
  ])('%s: %s', (path, reason, json) => {
    expect(() => Sample.fromJSON(json)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ path, reason }) }));
  });

  function without(name: keyof typeof good): object {
    const { [name]: _, ...rest } = good;
    return rest;
  }
});
