import { InputError, type StepBody } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { assyria } from './index.ts';

const { steps } = assyria;

const EVERY_STEP: StepBody[] = [
  { do: 'order', seats: [2, 0, 1] },
  { do: 'sow', cards: ['joker', 'grape1', 'dates3'] },
  { do: 'sow', cards: [] },
  { do: 'deal', cards: ['salt2', 'salt2'] },
  { do: 'expansion', card: 3 },
  { do: 'settle', at: 'c1r4' },
  { do: 'keep', card: 'joker' },
  { do: 'harvest', column: 4 },
  { do: 'hut', at: 'c9r5' },
  { do: 'feed', card: 'dates3', huts: ['c0r1', 'c2r1', 'c2r4'] },
  { do: 'feed', card: 'plow', huts: ['c0r0'] },
  { do: 'well', at: ['c0r0', 'c0r1', 'c1r0'] },
  { do: 'done' },
  { do: 'build', at: 'c2r2' },
  { do: 'extend', at: 'c2r2' },
  { do: 'intrigue', with: 'middle' },
  { do: 'offer', camels: 3 },
  { do: 'buy', card: 'plow' },
  { do: 'end' },
];

/** `path reason` of the fault in a step. */
function faultOf(body: StepBody): string {
  try {
    steps.read(body, 'steps[7]');
  } catch (error) {
    if (error instanceof InputError) return [error.fault.path, error.fault.clause, error.fault.reason].filter(Boolean).join(' ');
    throw error;
  }
  return 'none';
}

describe('steps', () => {
  test.each(EVERY_STEP)('$do reads and writes back the same', (body) => {
    expect(steps.write(steps.read(body, 'step'))).toEqual(body);
    expect(Object.keys(steps.write(steps.read(body, 'step')))).toEqual(Object.keys(body));
  });

  test.each(EVERY_STEP)('$do is its moves, which encode and decode', (body) => {
    for (const move of steps.read(body, 'step')) expect(assyria.rules.decode(assyria.rules.encode(move))).toEqual(move);
  });

  test('lists of hexes may come in any order', () => {
    expect(steps.read({ do: 'well', at: ['c1r0', 'c0r0', 'c0r1'] }, 'step')).toEqual(
      steps.read({ do: 'well', at: ['c0r0', 'c0r1', 'c1r0'] }, 'step'),
    );
    expect(steps.write(steps.read({ do: 'feed', card: 'dates2', huts: ['c2r1', 'c0r1'] }, 'step'))).toEqual({
      do: 'feed',
      card: 'dates2',
      huts: ['c0r1', 'c2r1'],
    });
  });

  test.each([
    [{ do: 'dance' }, 'steps[7].do unknown-name'],
    [{ do: 'toString' }, 'steps[7].do unknown-name'],
    [{ do: 'hut', at: 'c0r6' }, 'steps[7].at A6.1 unknown-name'],
    [{ do: 'hut' }, 'steps[7].at missing-field'],
    [{ do: 'hut', at: 'c0r0', with: 'upper' }, 'steps[7].with unknown-field'],
    [{ do: 'end', at: 'c0r0' }, 'steps[7].at unknown-field'],
    [{ do: 'order', seats: 'all' }, 'steps[7].seats A3.1 not-a-list'],
    [{ do: 'sow', cards: ['grape1', 'plow'] }, 'steps[7].cards[1] A5.1 unknown-name'],
    [{ do: 'keep', card: 'plow' }, 'steps[7].card A3.4 unknown-name'],
    [{ do: 'feed', card: 'joker', huts: [] }, 'steps[7].huts A6.2 not-in-range'],
    [{ do: 'feed', card: 'dates2', huts: ['c0r1', 'c0r1'] }, 'steps[7].huts[1] A6.2 twice'],
    [{ do: 'feed', card: 'dates3', huts: ['c0r1', 'c2r1', 'c2r4', 'c3r2'] }, 'steps[7].huts A6.2 not-in-range'],
    [{ do: 'well', at: ['c0r0', 'c0r1'] }, 'steps[7].at A6.6 wrong-length'],
    [{ do: 'well', at: ['c0r0', 'c0r1', 'c0r0'] }, 'steps[7].at[2] A6.6 twice'],
    [{ do: 'intrigue', with: 'king' }, 'steps[7].with A7.3 unknown-name'],
    [{ do: 'offer', camels: 1.5 }, 'steps[7].camels A7.4 not-whole'],
  ])('%j is refused as %s', (body, fault) => {
    expect(faultOf(body)).toBe(fault);
  });
});
