import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentTo, FairDice, SALT_FORM } from './fairness.ts';
import { fairGame, PEBBLES, SEED } from './testing.ts';

fc.configureGlobal({ seed: 1 });

const page = readFileSync(new URL('../../../docs/guide/fairness.md', import.meta.url), 'utf8');

/** The recipe of docs/guide/fairness.md built on Node's own crypto, sharing no code with what it checks. */
function* words(seed: string, salts: readonly string[], step: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const message = `shinar-fairness/1|${salts.join(',')}|${step}|${block}`;
    const hash = createHmac('sha256', Buffer.from(seed, 'hex')).update(message, 'ascii').digest();
    for (let i = 0; i < 32; i += 4) yield hash.readUInt32BE(i);
  }
}

function below(limit: number, stream: Iterator<number, never>): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let { value } = stream.next();
  while (value >= fair) value = stream.next().value;
  return value % limit;
}

function pick<T>(outcomes: readonly (readonly [T, number])[], stream: Iterator<number, never>): T {
  let left = below(
    outcomes.reduce((sum, [, weight]) => sum + weight, 0),
    stream,
  );
  for (const [thing, weight] of outcomes) {
    if (left < weight) return thing;
    left -= weight;
  }
  throw new Error('past the last outcome');
}

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const salts = fc.array(fc.stringMatching(SALT_FORM), { maxLength: 4 });
const limit = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 2 ** 32 }),
  fc.constantFrom(1, 2 ** 31, 2 ** 31 + 1, 2 ** 32),
);

describe('a commitment', () => {
  test('is SHA-256 of the bytes of the seed', () => {
    fc.assert(
      fc.property(seed, (hex) => {
        expect(commitmentTo(hex)).toBe(createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex'));
      }),
    );
  });

  test.each(['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED.slice(1)}g`, `${SEED}\n`])(
    'is not made to %j, which is no seed',
    (text) => {
      expect(() => commitmentTo(text)).toThrow(RangeError);
      expect(() => new FairDice(text, [], 0)).toThrow(RangeError);
    },
  );
});

describe('fair dice', () => {
  test('draw what the page says, whatever the seed, salts, step and limits', () => {
    fc.assert(
      fc.property(seed, salts, fc.nat(2000), fc.array(limit, { minLength: 1, maxLength: 40 }), (hex, given, step, limits) => {
        const dice = new FairDice(hex, given, step);
        const stream = words(hex, given, step);
        expect(limits.map((each) => dice.below(each))).toEqual(limits.map((each) => below(each, stream)));
      }),
    );
  });

  test('have not changed', () => {
    const dice = new FairDice(SEED, ['ur', '', 'x_-9'], 41);
    expect([6, 36, 1, 2 ** 32, 40, 3, 8, 2, 100, 7].map((each) => dice.below(each))).toEqual([4, 8, 0, 3838174283, 22, 0, 3, 1, 37, 5]);
  });

  test('throw words away rather than favour the low numbers', () => {
    const dice = new FairDice(SEED, [], 0);
    const stream = words(SEED, [], 0);
    const first = Array.from({ length: 8 }, () => stream.next().value);
    const most = 2 ** 31 + 1;
    const kept = first.filter((word) => word < most);
    expect(kept.length).toBeLessThan(first.length);
    expect(kept.map(() => dice.below(most))).toEqual(kept);
  });

  test('throw away the first word that is too high, too', () => {
    const stream = words(SEED, [], 0);
    const [one, two, three, four] = Array.from({ length: 4 }, () => stream.next().value);
    expect(three).toBeGreaterThan(Math.max(one!, two!, four!, 2 ** 31));
    const dice = new FairDice(SEED, [], 0);
    expect([1, 2, 3].map(() => dice.below(three!))).toEqual([one, two, four]);
  });

  test('are as often in each third of a range in which a bare remainder would favour the first', () => {
    const dice = new FairDice(SEED, [], 7);
    const range = 3 * 2 ** 30;
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) counts[Math.floor(dice.below(range) / 2 ** 30)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('draw no number below %d', (wrong) => {
    expect(() => new FairDice(SEED, [], 0).below(wrong)).toThrow(RangeError);
  });

  test('differ by seed, salts and step', () => {
    const four = (...given: ConstructorParameters<typeof FairDice>): string => {
      const dice = new FairDice(...given);
      return [1, 2, 3, 4].map(() => dice.below(2 ** 32)).join();
    };
    const streams = [
      four(SEED, [], 0),
      four(`f${SEED.slice(1)}`, [], 0),
      four(SEED, [], 1),
      four(SEED, ['', ''], 0),
      four(SEED, ['', '', ''], 0),
      four(SEED, ['a', 'b'], 0),
      four(SEED, ['b', 'a'], 0),
      four(SEED, ['ab', ''], 0),
    ];
    expect(new Set(streams).size).toBe(streams.length);
  });
});

describe('a committed game', () => {
  test.each([[undefined], [['salt', '', 'Uruk-7']]])('draws what the page says, with salts %j', (given) => {
    const record = fairGame(3, given);
    const bag = new Map<string, number>(PEBBLES.map((pebble, i) => [pebble, 3 - i]));
    let draws = 0;
    record.steps.forEach((step, index) => {
      const stream = words(SEED, given ?? [], index);
      if (step.do === 'lot')
        expect(step.seat).toBe(
          pick(
            [0, 1, 2].map((seat) => [seat, 1]),
            stream,
          ),
        );
      if (step.do !== 'draw') return;
      for (const pebble of step.pebbles as string[]) {
        expect(pebble).toBe(pick([...bag], stream));
        bag.set(pebble, bag.get(pebble)! - 1);
        draws++;
      }
    });
    expect(draws).toBe(6);
  });
});

describe('the page on fairness', () => {
  const [, written = '', commitment] = /seed {8}(\w+)\n {4}commitment {2}(\w+)/.exec(page) ?? [];
  const rows = [...page.matchAll(/^\| (\d{6,}) \| ([\d ]+) \| (\d+) \| (\w+) \|$/gm)].map(([, word, left, number, thing]) => ({
    word: Number(word),
    left: left!.split(' ').map(Number),
    number: Number(number),
    thing,
  }));
  const states = /`(sippar [a-z ]+)`/.exec(page)![1]!.split(' ');
  const rowOf = (given: readonly string[]): string[] => {
    const dice = new FairDice(written, given, 0);
    const left = [...states];
    return states.map(() => left.splice(dice.below(left.length), 1)[0]!);
  };

  test('has a seed with its commitment', () => {
    expect(written).toBe(SEED);
    expect(commitmentTo(written)).toBe(commitment);
  });

  test('has the first block of the row', () => {
    const stream = words(written, [], 0);
    const block = Array.from({ length: 8 }, () => stream.next().value.toString(16).padStart(8, '0')).join('');
    expect(page).toContain(`\n    ${block}\n`);
  });

  test('has the row, word by word', () => {
    const stream = words(written, [], 0);
    expect(rows.slice(0, 8).map(({ thing }) => thing)).toEqual(rowOf([]));
    rows.slice(0, 8).forEach(({ word, left, number }, i) => {
      expect([stream.next().value, 8 - i, word % (8 - i)]).toEqual([word, ...left, number]);
    });
  });

  test('has the first player', () => {
    const [, word, seats, seat] = /begins with the word (\d+), and that mod (\d) is (\d)/.exec(page)!;
    expect(words(written, [], 1).next().value).toBe(Number(word));
    expect(new FairDice(written, [], 1).below(Number(seats))).toBe(Number(seat));
  });

  test('has the six tiles, word by word', () => {
    const kinds = /`(economy [a-z ]+)`/.exec(page)![1]!.split(' ');
    const stream = words(written, [], 2);
    const again = words(written, [], 2);
    const bag = kinds.map(() => 9);
    expect(rows).toHaveLength(8 + 6);
    for (const { word, left, number, thing } of rows.slice(8)) {
      expect([left, word, number]).toEqual([bag, stream.next().value, word % left.reduce((sum, count) => sum + count)]);
      const kind = pick(
        bag.map((count, i) => [i, count]),
        again,
      );
      expect(kinds[kind]).toBe(thing);
      bag[kind]!--;
    }
  });

  test('has the row with salts', () => {
    const [, given, row] = /`shinar-fairness\/1\|([^|`]+)\|0\|0`, and the row becomes `([a-z ]+)`/.exec(page)!;
    expect(rowOf(given!.split(',')).join(' ')).toBe(row);
  });

  test('has three numbers to try the throwing away with', () => {
    const [, most, ...numbers] = /three numbers below (\d+)\nfrom .*: they are (\d+), (\d+) and (\d+)\./.exec(page)!;
    const dice = new FairDice(written, [], 0);
    expect(numbers.map(() => dice.below(Number(most)))).toEqual(numbers.map(Number));
  });
});
