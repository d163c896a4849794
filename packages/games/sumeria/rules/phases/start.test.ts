import { CHANCE, MoveList } from '@shinar/core';
import { expect, test } from 'vitest';
import { sumeria } from '../index.ts';
import { setup } from '../setup.ts';
import { beforePlacing, legalSteps, play, refused, rowOf, STATE_NAMES, tradersOfSeat } from '../testing.ts';

const { rules } = sumeria;
const ROW = ['uruk', 'ur', 'kish', 'adab', 'umma', 'lagash', 'nippur', 'sippar'];
const DRAWN = ['economy', 'economy', 'religion', 'military', 'politics', 'politics'];

test('S2.2 the state tiles are laid in a random row, each once', () => {
  const state = setup(4);
  expect(rules.actor(state)).toBe(CHANCE);
  expect(rules.prompt(state)).toEqual({ clause: 'S2.2', task: 'lay-row' });
  play(state, { do: 'row', states: ROW });
  expect(rowOf(state)).toBe(ROW.join(' '));
  const twice = setup(4);
  expect(() => play(twice, { do: 'row', states: ['ur', ...STATE_NAMES.slice(1)] })).toThrow('S2.2 state-already-laid');
});

test('S2.3 three tiles are drawn above the first state, two above the second, one above the third', () => {
  const state = setup(4);
  play(state, { do: 'row', states: ROW });
  play(state, { do: 'first', seat: 2 });
  const events = play(state, { do: 'draw', tiles: DRAWN });
  expect(events.filter((event) => event.type === 'tileDrawn').map((event) => event.above)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(Array.from(state.above)).toEqual([0, 0, 3, 1, 2, 2]);
  expect(Array.from(state.bag)).toEqual([7, 8, 7, 8]);
});

test('S2.3 a tile is as likely as there are such tiles in the bag, and an empty kind is not drawn', () => {
  const state = setup(4);
  play(state, { do: 'row', states: ROW });
  play(state, { do: 'first', seat: 0 });
  state.bag.set([0, 4, 1, 2]);
  const list = new MoveList();
  rules.legal(state, list);
  expect(list.toArray().map((code) => rules.weight(state, code))).toEqual([4, 1, 2]);
  expect(refused(state, { do: 'draw', tiles: DRAWN })).toBe('S2.3 tile-not-in-bag');
});

test('S2.4 a random player is first', () => {
  const state = setup(3);
  play(state, { do: 'row', states: ROW });
  const list = new MoveList();
  rules.legal(state, list);
  expect(list.toArray().map((code) => [rules.decode(code), rules.weight(state, code)])).toEqual(
    [0, 1, 2].map((seat) => [{ type: 'first', seat }, 1]),
  );
  expect(refused(state, { do: 'first', seat: -1 })).toBe('S2.4 no-such-seat');
  expect(refused(state, { do: 'first', seat: 3 })).toBe('S2.4 no-such-seat');
  play(state, { do: 'first', seat: 2 });
  play(state, { do: 'draw', tiles: DRAWN });
  expect(rules.actor(state)).toBe(2);
});

test.each([
  [3, 8],
  [4, 5],
])('S2.5 %i players place %i traders each, one at a time, clockwise from the first', (players, each) => {
  const state = beforePlacing(players, 1);
  for (let turn = 0; turn < players * each; turn++) {
    expect(rules.actor(state)).toBe((1 + turn) % players);
    expect(rules.prompt(state)).toEqual({ clause: 'S2.5', task: 'place-trader', facts: { left: each - Math.floor(turn / players) } });
    play(state, legalSteps(state)[0]!);
  }
  for (let seat = 0; seat < players; seat++) expect(tradersOfSeat(state, seat)).toHaveLength(each);
  expect(rules.prompt(state)?.clause).toBe('S3.2');
  expect(rules.actor(state)).toBe(1);
});

test('S2.5 a place holds one trader', () => {
  const state = beforePlacing(4);
  expect(legalSteps(state)).toHaveLength(56);
  play(state, { do: 'place', at: 'kish' });
  expect(refused(state, { do: 'place', at: 'kish' })).toBe('S2.5 place-occupied');
  expect(legalSteps(state)).toHaveLength(55);
  expect(refused(state, { do: 'add', at: 'ur' })).toBe('S2.5 not-now');
});

test('S2.6 placing moves no state tile', () => {
  const state = beforePlacing(4);
  const before = rowOf(state);
  for (const at of ['umma', 'lagash', 'ur', 'uruk']) play(state, { do: 'place', at });
  expect(rowOf(state)).toBe(before);
});
