import { InputError, type StepBody } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { sumeria } from './index.ts';

const { steps } = sumeria;
const EIGHT = ['uruk', 'ur', 'kish', 'adab', 'umma', 'lagash', 'nippur', 'sippar'];

test.each<StepBody>([
  { do: 'row', states: EIGHT },
  { do: 'first', seat: 2 },
  { do: 'draw', tiles: ['economy', 'economy', 'religion', 'military', 'politics', 'politics'] },
  { do: 'place', at: 'kish-nippur-village' },
  { do: 'add', at: 'umma' },
  { do: 'move', from: 'kish', to: 'kish-ur-town' },
  { do: 'remove', at: 'adab' },
  { do: 'take', tiles: ['economy', 'religion'] },
  { do: 'take', tiles: ['military'] },
])('a step reads and writes the same: $do', (body) => {
  expect(steps.write(steps.read(body, 'step'))).toEqual(body);
});

test('the order of tiles taken is free, and written in one way', () => {
  expect(steps.write(steps.read({ do: 'take', tiles: ['religion', 'economy'] }, 'step'))).toEqual({
    do: 'take',
    tiles: ['economy', 'religion'],
  });
});

describe('a step is read strictly', () => {
  test.each<[string, StepBody]>([
    ['step.do: unknown-name', { do: 'pass' }],
    ['step.colour: unknown-field', { do: 'add', at: 'ur', colour: 'red' }],
    ['step.at: missing-field', { do: 'add' }],
    ['step.at: S4.1 unknown-name', { do: 'add', at: 'atlantis' }],
    ['step.at: S4.1 unknown-name', { do: 'add', at: 5 }],
    ['step.to: S5.1 unknown-name', { do: 'move', from: 'ur', to: null }],
    ['step.states: S2.2 wrong-length', { do: 'row', states: EIGHT.slice(1) }],
    ['step.states[0]: S2.2 unknown-name', { do: 'row', states: ['babylon', ...EIGHT.slice(1)] }],
    ['step.tiles: S2.3 wrong-length', { do: 'draw', tiles: ['economy'] }],
    ['step.tiles: S7.3 not-a-list', { do: 'take', tiles: 'economy' }],
    ['step.seat: S2.4 not-whole', { do: 'first', seat: 1.5 }],
  ])('%s', (message, body) => {
    expect(() => steps.read(body, 'step')).toThrow(InputError);
    expect(() => steps.read(body, 'step')).toThrow(message);
  });
});
