import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { act, armiesIn, city, cityOf, done, empire, hand, occupied, play, refusal, roll, start, workers, working } from '../testing.ts';

const invade = (to: string) => ({ do: 'invade', to });
const destroy = (at: string) => ({ do: 'destroy', at });
const reinforce = (at: string) => ({ do: 'reinforce', at });
const attack = { do: 'attack' };
const stop = { do: 'stop' };
const repeat = { do: 'repeat' };

/** Seat 0 in Guti with five available armies; seat 1, better equipped, in Nippur with `defenders`. */
function facing(defenders: number): State {
  const state = start();
  empire(state, 0, 'guti', { guti: 1 }, 5);
  empire(state, 1, 'akkad', { nippur: defenders }, 2, { gold: 1 });
  return state;
}

describe('invade', () => {
  test('F12.1 an area without an own army, next to one with an own army', () => {
    const state = facing(1);
    expect(refusal(state, invade('guti'))).toBe('F12.1 own-army-there');
    expect(refusal(state, invade('ur'))).toBe('F12.1 not-adjacent');
    play(state, invade('umma'));
    expect([armiesIn(state, 0, 'umma'), state.ready[0]]).toEqual([1, 4]);
    expect(refusal(state, pass())).toBe('F12.6 finish-action-first');
    play(state, done);
    expect(rules.actor(state)).toBe(1);
  });

  test('F12.1 not without an empire', () => {
    expect(refusal(start(), invade('umma'))).toBe('F12.1 no-army-on-board');
  });

  test('F2.4 no army goes to Dilmun or against an arrow, but along it', () => {
    const state = start();
    empire(state, 0, 'akkad', { akkad: 1, ur: 1 }, 5);
    expect(refusal(state, invade('dilmun'))).toBe('F2.4 never-entered');
    expect(refusal(state, invade('chaldea'))).toBe('F2.4 never-entered');
    play(state, invade('babylon'), done);
    act(state, 0);
    expect(refusal(state, invade('isin'))).toBe('F2.4 never-entered');
    expect(refusal(state, invade('akkad'))).toBe('F12.1 own-army-there');
  });

  test('F12.2 seven or more from below; the attacker may stop after any roll', () => {
    const state = facing(1);
    play(state, invade('nippur'));
    expect(refusal(state, stop)).toBe('F12.2 chance-first');
    expect(refusal(state, { do: 'roll', dice: [0, 7] })).toBe('F12.2 no-such-roll');
    const [rolled] = play(state, roll(2, 4));
    expect(rolled).toEqual({ type: 'rolled', seat: 0, dice: [2, 4], need: 7, hit: false });
    expect([state.ready[0], state.reserve[0]]).toEqual([4, 15]);
    expect(refusal(state, done)).toBe('F12.2 finish-action-first');
    play(state, stop);
    expect(refusal(state, attack)).toBe('F12.6 finish-action-first');
    expect(armiesIn(state, 1, 'nippur')).toBe(1);
    play(state, done);
  });

  test('F12.2 five or more from above', () => {
    const state = start();
    empire(state, 0, 'guti', { guti: 1 }, 5);
    empire(state, 1, 'akkad', { nippur: 1 });
    play(state, invade('nippur'));
    const [rolled] = play(state, roll(1, 4));
    expect(rolled).toMatchObject({ need: 5, hit: true });
    expect([armiesIn(state, 0, 'nippur'), state.ready[0], state.reserve[1]]).toEqual([1, 4, 20]);
  });

  test('F12.2 without available armies the attack stops by itself', () => {
    const state = facing(2);
    play(state, invade('nippur'), roll(1, 1), attack, roll(1, 1), attack, roll(1, 1), attack, roll(1, 1), attack, roll(1, 1));
    expect(state.ready[0]).toBe(0);
    expect(refusal(state, attack)).toBe('F12.6 finish-action-first');
    expect(refusal(state, repeat)).toBe('F12.6 nothing-to-repeat');
    play(state, done);
    expect(rules.actor(state)).toBe(1);
  });

  test('F12.2 no roll is due unless there is a fight', () => {
    expect(refusal(start(), roll(3, 4))).toBe('F12.2 no-roll-due');
  });

  test('F12.3 cities and workers take no part, and an army must be available', () => {
    const state = facing(1);
    city(state, 1, 'nippur', true);
    workers(state, 1, { guti: 2 });
    workers(state, 0, { kassites: 1 });
    play(state, invade('nippur'), roll(6, 6), repeat, invade('kassites'), done);
    expect([cityOf(state, 'nippur'), working(state, 1, 'guti'), working(state, 0, 'kassites')]).toEqual([1, 2, 1]);
    state.reserve.set([18]);
    state.ready.fill(0);
    act(state, 0);
    expect(refusal(state, invade('umma'))).toBe('F12.3 no-available-army');
  });

  test('FX7 from below a 6 fails and an 8 succeeds; from above 6 and 7 remove two, a 4 fails between', () => {
    const below = facing(1);
    play(below, invade('nippur'), roll(3, 3), attack, roll(4, 4));
    expect([occupied(below, 0), below.ready[0]]).toEqual([['nippur', 'guti'], 3]);
    const above = start();
    empire(above, 0, 'akkad', { akkad: 1 }, 9, { grain: 1 });
    empire(above, 1, 'guti', { babylon: 2 });
    play(above, invade('babylon'), roll(3, 3), attack, roll(2, 2), attack, roll(3, 4));
    expect([armiesIn(above, 0, 'babylon'), above.ready[0], above.reserve[1]]).toEqual([1, 7, 20]);
  });
});

const pass = () => ({ do: 'pass' });

describe('destroy, reinforce, repeat', () => {
  test('F12.4 two available armies destroy a city where an own army stands', () => {
    const state = facing(1);
    city(state, 1, 'umma', true);
    city(state, 0, 'nippur');
    expect(refusal(state, destroy('nippur'))).toBe('F12.4 no-enemy-city-there');
    expect(refusal(state, destroy('umma'))).toBe('F12.4 no-own-army-there');
    expect(refusal(state, destroy('guti'))).toBe('F12.4 no-enemy-city-there');
    play(state, invade('umma'), repeat, destroy('umma'));
    expect([cityOf(state, 'umma'), state.extended[4], state.ready[0]]).toEqual([-1, 0, 1]);
    expect(state.reserve[0]).toBe(17);
    play(state, done);
  });

  test.each([
    [['umma'], 2],
    [['umma', 'ur'], 2],
    [['umma', 'shuruppak'], 3],
  ] as const)('F12.4 with cities in %j one of them takes %i armies', (cities, cost) => {
    const state = start();
    for (const name of cities) city(state, 1, name);
    empire(state, 0, 'guti', { umma: 1 }, cost - 1);
    expect(refusal(state, destroy('umma'))).toBe('F12.4 too-few-available-armies');
    state.ready.set([cost]);
    expect(refusal(state, destroy('umma'))).toBeUndefined();
  });

  test('F12.4 Shuruppak protects itself beside another city, and alone it does not', () => {
    const state = start();
    city(state, 1, 'shuruppak');
    empire(state, 0, 'guti', { shuruppak: 1 }, 2);
    expect(refusal(state, destroy('shuruppak'))).toBeUndefined();
    city(state, 1, 'ur');
    expect(refusal(state, destroy('shuruppak'))).toBe('F12.4 too-few-available-armies');
  });

  test('F12.5 a second army, never a third', () => {
    const state = facing(1);
    expect(refusal(state, reinforce('umma'))).toBe('F12.5 no-own-army-there');
    expect(refusal(state, reinforce('nippur'))).toBe('F12.5 no-own-army-there');
    play(state, reinforce('guti'));
    expect([armiesIn(state, 0, 'guti'), state.ready[0]]).toEqual([2, 4]);
    play(state, repeat);
    expect(refusal(state, reinforce('guti'))).toBe('F12.5 two-armies-there');
  });

  test('F12.6 an available army pays for another of the three, as often as wished', () => {
    const state = facing(1);
    play(state, invade('umma'), repeat);
    expect([state.ready[0], state.reserve[0]]).toEqual([3, 15]);
    expect(refusal(state, done)).toBe('F12.6 finish-action-first');
    play(state, invade('elam'), repeat, reinforce('elam'));
    expect(state.ready[0]).toBe(0);
    expect(refusal(state, repeat)).toBe('F12.6 nothing-to-repeat');
    play(state, done);
  });

  test('F12.6 only if something is possible after paying', () => {
    const state = facing(1);
    state.ready.set([2]);
    play(state, invade('umma'));
    expect(refusal(state, repeat)).toBe('F12.6 nothing-to-repeat');
    play(state, done);
    expect(refusal(state, repeat)).toBe('F7.1 not-asked-now');
  });

  test('F12.7 an empire without an army re-enters at home only', () => {
    const state = facing(1);
    empire(state, 2, 'sumer', {}, 3, { grain: 1 });
    state.armyOf.fill(0, 15, 16);
    state.armies.fill(0, 15, 16);
    state.reserve.set([15]);
    expect(refusal(state, invade('umma'))).toBe('F12.7 reenter-at-home');
    play(state, invade('guti'), repeat, invade('umma'), done);
    expect(occupied(state, 0)).toEqual(['umma', 'guti']);
  });

  test('F12.7 an occupied home is fought for, with the right to stop', () => {
    const state = start();
    empire(state, 0, 'guti', {}, 3);
    empire(state, 1, 'akkad', { guti: 2 }, 0, { oil: 1 });
    play(state, invade('guti'), roll(4, 4), stop, done);
    expect([armiesIn(state, 1, 'guti'), state.ready[0]]).toEqual([1, 3]);
    act(state, 0);
    play(state, invade('guti'), roll(4, 4), done);
    expect([armiesIn(state, 0, 'guti'), state.ready[0]]).toEqual([1, 2]);
  });

  test('F12.7 a Sumer empire re-enters in any Sumerian area', () => {
    const state = start();
    empire(state, 0, 'sumer', {}, 3);
    hand(state, 0, {});
    expect(refusal(state, invade('guti'))).toBe('F12.7 reenter-at-home');
    play(state, invade('lagash'), done);
    expect(occupied(state, 0)).toEqual(['lagash']);
  });
});
