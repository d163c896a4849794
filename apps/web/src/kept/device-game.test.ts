import { InputError, readRecord } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { COLOURS } from '@shinar/table';
import { expect, test } from 'vitest';
import { checkKept, type DeviceGame } from './device-game.ts';
import { newTable } from './new-table.ts';
import { keptText } from './record-of.ts';

const seats = COLOURS.slice(0, 3).map((colour) => ({ name: 'Anu', colour }));
const table: DeviceGame = { ...newTable(sumeria, seats, true), steps: [{ by: 'chance', do: 'turn', tile: 'economy' }] };

const faultOf = (kept: unknown): string => {
  try {
    checkKept(kept);
    return 'none';
  } catch (error) {
    return error instanceof InputError ? `${error.fault.path} ${error.fault.reason}` : String(error);
  }
};

test('a table that was kept is whole, also with more in it than is known here', () => {
  expect(faultOf({ ...table, mood: 'cheerful' })).toBe('none');
});

test('a table is whole whatever the clock of the device says', () => {
  expect(faultOf({ ...table, touched: Date.parse('1969-12-31T23:00Z') })).toBe('none');
});

test.each([
  ['record not-an-object', undefined],
  ['record not-an-object', 'text'],
  ['seats missing-field', { ...table, seats: undefined }],
  ['game unknown-name', { ...table, game: 'chess' }],
  ['seats not-a-list', { ...table, seats: 3 }],
  ['seats not-in-range', { ...table, seats: [] }],
  ['seats[0].colour unknown-name', { ...table, seats: [{ name: 'Anu', colour: 'pink' }] }],
  ['seats[0] not-an-object', { ...table, seats: [null] }],
  ['seats[0].bot not-in-range', { ...table, seats: [{ ...seats[0], bot: 9 }] }],
  ['seats[0].style unknown-name', { ...table, seats: [{ ...seats[0], bot: 3, style: 'warrior' }] }],
  ['steps not-a-list', { ...table, steps: 'many' }],
  ['steps[0] not-an-object', { ...table, steps: [null] }],
  ['seed wrong-text', { ...table, seed: 'secret' }],
  ['touched not-in-range', { ...table, touched: 'yesterday' }],
  ['touched not-in-range', { ...table, touched: Number.MAX_SAFE_INTEGER }],
])('%s is told of a table that is damaged', (fault, kept) => {
  expect(faultOf(JSON.parse(JSON.stringify({ kept })).kept)).toBe(fault);
});

test('a table is saved as a record that can be imported; the seed stays secret until the game is over', () => {
  const { commitment, seed, steps } = table;
  expect(readRecord(keptText(table))).toMatchObject({ game: 'sumeria', players: 3, steps, fairness: { commitment } });
  expect(keptText(table)).not.toContain(seed);
  expect(readRecord(keptText({ ...table, over: true })).fairness).toEqual({ commitment, seed });
});

test('of a damaged table everything is saved that is left', () => {
  expect(JSON.parse(keptText({ ...table, game: 'chess' }))).toEqual({ ...table, game: 'chess' });
});
