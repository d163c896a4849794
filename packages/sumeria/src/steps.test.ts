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
    ['step.at: unknown-name', { do: 'add', at: 'atlantis' }],
    ['step.at: unknown-name', { do: 'add', at: 5 }],
    ['step.to: unknown-name', { do: 'move', from: 'ur', to: null }],
    ['step.states: wrong-length', { do: 'row', states: EIGHT.slice(1) }],
    ['step.states[0]: unknown-name', { do: 'row', states: ['babylon', ...EIGHT.slice(1)] }],
    ['step.tiles: wrong-length', { do: 'draw', tiles: ['economy'] }],
    ['step.tiles: wrong-length', { do: 'take', tiles: [] }],
    ['step.tiles: wrong-length', { do: 'take', tiles: ['economy', 'economy', 'economy'] }],
    ['step.tiles: not-a-list', { do: 'take', tiles: 'economy' }],
    ['step.seat: not-in-range', { do: 'first', seat: -1 }],
    ['step.seat: not-in-range', { do: 'first', seat: 1.5 }],
  ])('%s', (message, body) => {
    expect(() => steps.read(body, 'step')).toThrow(InputError);
    expect(() => steps.read(body, 'step')).toThrow(message);
  });
});
