import { expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { position } from '../testing.ts';

const { rules } = assyria;

test('A8.9 the first card of the second and third reign is due by its own rule, the others by A7.6', () => {
  const due = (reign: number, turn: number) => {
    const state = position({ phase: 'expansion', reign, turn });
    return [rules.prompt(state)?.clause, rules.refuse(state, { type: 'end' })?.clause];
  };
  expect([due(0, 1), due(1, 0), due(1, 1), due(2, 0)]).toEqual([
    ['A7.6', 'A7.6'],
    ['A8.9', 'A8.9'],
    ['A7.6', 'A7.6'],
    ['A8.9', 'A8.9'],
  ]);
  const empty = position({ phase: 'expansion', reign: 1, turn: 0 });
  empty.expansions.fill(0);
  expect(rules.refuse(empty, { type: 'expansion', card: 3 })).toEqual({ clause: 'A8.9', reason: 'not-in-deck' });
});
