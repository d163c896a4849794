import { readFileSync } from 'node:fs';
import { InputError, Play, playStep, type StepBody } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { assyria } from './index.ts';
import type { Move } from './moves.ts';
import { CLAUSES } from './rulebook.ts';
import { setup } from './setup.ts';
import { type Position, position } from './testing.ts';

const { rules } = assyria;

describe('things that are not in the game', () => {
  test.each<[Move, string, string]>([
    [{ type: 'order', seat: 9 }, 'A1.1', 'no-such-seat'],
    [{ type: 'sow', card: 16 }, 'A1.3', 'no-such-card'],
    [{ type: 'keep', card: -1 }, 'A1.3', 'no-such-card'],
    [{ type: 'buy', card: 17 }, 'A1.3', 'no-such-card'],
    [{ type: 'feed', card: 17, huts: [0] }, 'A1.3', 'no-such-card'],
    [{ type: 'feed', card: 0, huts: [64] }, 'A2.1', 'no-such-hex'],
    [{ type: 'hut', at: 64 }, 'A2.1', 'no-such-hex'],
    [{ type: 'hut', at: 0.5 }, 'A2.1', 'no-such-hex'],
    [{ type: 'well', at: [0, 1, 99] }, 'A2.1', 'no-such-hex'],
    [{ type: 'well', at: [0, 1] }, 'A6.6', 'hexes-do-not-meet'],
    [{ type: 'harvest', column: 5 }, 'A5.2', 'no-such-column'],
    [{ type: 'intrigue', with: 3 }, 'A1.5', 'no-such-dignitary'],
  ])('%j', (move, clause, reason) => {
    for (const phase of ['order', 'actions', 'over'] as const) expect(rules.refuse(position({ phase }), move)).toEqual({ clause, reason });
  });
});

test('a move of another moment cites what is asked now', () => {
  expect(rules.refuse(setup(4), { type: 'end' })).toEqual({ clause: 'A3.1', reason: 'not-now', facts: { task: 'draw-order' } });
  expect(rules.refuse(position({ phase: 'harvest' }), { type: 'sow', card: 0 })).toMatchObject({ clause: 'A5.2', reason: 'not-now' });
});

describe('states from outside', () => {
  const json = (change: object): unknown => ({ ...JSON.parse(JSON.stringify(setup(3))), ...change });
  const faultOf = (change: object): string => {
    try {
      rules.restore(json(change));
    } catch (error) {
      if (error instanceof InputError) return `${error.fault.path} ${error.fault.reason}`;
      throw error;
    }
    return 'none';
  };

  test('a state comes back from its own JSON', () => {
    expect(faultOf({})).toBe('none');
  });

  test.each([
    [{ players: 5 }, 'state.players not-in-range'],
    [{ phase: 12 }, 'state.phase not-in-range'],
    [{ turn: 2 }, 'state.turn not-in-range'],
    [{ camels: [11, 0, 0, 0] }, 'state.camels not-in-range'],
    [{ discs: [4, 0, 0, 0, 0] }, 'state.discs not-in-range'],
    [{ reserve: [9, 10, 10, 0] }, 'state pieces-do-not-add-up'],
    [{ wellsLeft: 13 }, 'state pieces-do-not-add-up'],
    [{ spent: [0, 0, 1] }, 'state pieces-do-not-add-up'],
    [{ goats: 1 }, 'state.goats unknown-field'],
  ])('%j is refused', (change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });
});

test('the clauses are those of the rules page', () => {
  const page = readFileSync(new URL('../../../docs/rules/assyria.md', import.meta.url), 'utf8');
  expect(Array.from(page.matchAll(/^- \*\*(A\d\.\d)\*\*/gm), (match) => match[1])).toEqual([...CLAUSES]);
});

describe('a wrong step in a record is refused with its clause', () => {
  const acting = { players: 2, phase: 'actions', ziggurats: ['c1r0', 'c4r5'] } as const;
  const rich = { ...acting, camels: [10, 0] } as const;

  test.each<[string, Position, StepBody[], string]>([
    ['a hut on a cut-off column', { ...acting, phase: 'huts', toPlace: 1, huts: ['c5r2'] }, [{ do: 'hut', at: 'c6r2' }], 'A2.3 cut-off'],
    [
      'a fertile well',
      { ...acting, phase: 'wells', huts: ['c0r2 c0r3 c1r2 c0r0 c0r1 c1r1'] },
      [{ do: 'well', at: ['c0r2', 'c0r3', 'c1r2'] }],
      'A6.6 fertile',
    ],
    [
      'a second food purchase',
      { ...rich, field: ['- salt1', '- joker'] },
      [
        { do: 'buy', card: 'salt1' },
        { do: 'buy', card: 'joker' },
      ],
      'A7.5 food-bought',
    ],
    ['a base beside a well', { ...rich, huts: ['c0r0'], wells: ['c0r0 c0r1 c1r0'] }, [{ do: 'build', at: 'c0r0' }], 'A7.1 beside-well'],
    [
      'a fourth offering camel',
      rich,
      [
        { do: 'offer', camels: 3 },
        { do: 'offer', camels: 1 },
      ],
      'A7.4 offering-limit',
    ],
  ])('%s', (_, given, bodies, fault) => {
    const play = new Play(assyria, 2);
    play.state.copyFrom(position(given));
    const last = bodies.at(-1)!;
    for (const body of bodies.slice(0, -1)) playStep(play, { by: 0, ...body }, 'step');
    const before = play.state.hash();
    expect(() => playStep(play, { by: 0, ...last }, 'step')).toThrow(`step: ${fault}`);
    expect(play.state.hash()).toBe(before);
  });

  test('an eleventh camel', () => {
    const play = new Play(assyria, 2);
    const huts = ['', 'c0r2 c1r1 c0r4'];
    play.state.copyFrom(
      position({ ...acting, phase: 'supply', place: 1, huts, hands: ['plow', 'joker'], fed: 'c0r2 c1r1', camels: [0, 3] }),
    );
    const steps: StepBody[] = [
      { do: 'feed', card: 'joker', huts: ['c0r4'] },
      { do: 'intrigue', with: 'upper' },
      { do: 'intrigue', with: 'upper' },
      { do: 'offer', camels: 2 },
    ];
    playStep(play, { by: 1, ...steps[0]! }, 'step');
    playStep(play, { by: 0, do: 'end' }, 'step');
    for (const body of steps.slice(1)) playStep(play, { by: 1, ...body }, 'step');
    expect(() => playStep(play, { by: 1, do: 'offer', camels: 1 }, 'step')).toThrow('step: A6.7 camel-limit');
  });
});
