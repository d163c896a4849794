import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import type { Move } from '../moves.ts';
import { setup } from '../setup.ts';
import { position } from '../testing.ts';

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
    [{ type: 'harvest', column: -1 }, 'A5.2', 'no-such-column'],
    [{ type: 'order', seat: -1 }, 'A1.1', 'no-such-seat'],
    [{ type: 'intrigue', with: 3 }, 'A1.5', 'no-such-dignitary'],
  ])('%j', (move, clause, reason) => {
    for (const phase of ['order', 'actions', 'over'] as const) expect(rules.refuse(position({ phase }), move)).toEqual({ clause, reason });
  });
});

test('a move of another moment cites what is asked now', () => {
  expect(rules.refuse(setup(4), { type: 'end' })).toEqual({ clause: 'A3.1', reason: 'not-now', facts: { task: 'draw-order' } });
  expect(rules.refuse(position({ phase: 'harvest' }), { type: 'sow', card: 0 })).toMatchObject({ clause: 'A5.2', reason: 'not-now' });
});
