import { MoveList } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { act, banked, city, done, empire, hand, held, inStock, pass, play, refusal, start, workers } from '../testing.ts';

/** Seat 1 has passed, and seat 2 is to act. */
function afterPass(): State {
  const state = start();
  act(state, 1);
  play(state, pass, done);
  return state;
}

function options(state: State): string[] {
  const list = new MoveList();
  rules.legal(state, list);
  return [...new Set(list.toArray().map((code) => rules.decode(code).type))];
}

describe('actions', () => {
  test('F7.1 one action each in order of play, until all have passed', () => {
    const state = start();
    play(state, { do: 'city', at: 'ur' });
    expect(rules.actor(state)).toBe(1);
    play(state, { do: 'city', at: 'umma' }, pass, done);
    expect(rules.actor(state)).toBe(0);
    play(state, { do: 'pay', with: 'worker' }, { do: 'city', at: 'eridu' });
    expect(rules.actor(state)).toBe(1);
    play(state, pass, done);
    expect(rules.actor(state)).toBe(0);
    play(state, { do: 'pay', with: 'worker' }, { do: 'city', at: 'lagash' });
    expect(rules.actor(state)).toBe(0);
  });

  test('F7.1 an action under way is finished first', () => {
    const state = start();
    expect(refusal(state, done)).toBe('F7.1 nothing-to-close');
    expect(refusal(state, { do: 'attack' })).toBe('F7.1 not-asked-now');
    play(state, { do: 'workers', spend: 'grain', to: 'guti', count: 1 });
    expect(refusal(state, { do: 'city', at: 'ur' })).toBe('F9.1 finish-action-first');
    expect(refusal(state, pass)).toBe('F9.1 finish-action-first');
  });

  test('F7.2 before anybody has passed nothing is paid', () => {
    expect(refusal(start(), { do: 'pay', with: 'grain' })).toBe('F7.2 nobody-has-passed');
  });

  test('F7.2 after a pass every action but passing costs a good, a worker or an army', () => {
    const state = afterPass();
    expect(refusal(state, { do: 'city', at: 'ur' })).toBe('F7.2 pay-first');
    expect(refusal(state, { do: 'workers', spend: 'grain', to: 'guti', count: 1 })).toBe('F7.2 pay-first');
    expect(refusal(state, { do: 'pay', with: 'lapis' })).toBe('F7.2 cannot-pay-with-that');
    expect(refusal(state, { do: 'pay', with: 'army' })).toBe('F7.2 cannot-pay-with-that');
    expect(options(state)).toEqual(['pay', 'pass']);
    const bank = banked(state, 'gold');
    play(state, { do: 'pay', with: 'gold' });
    expect([held(state, 2, 'gold'), banked(state, 'gold')]).toEqual([0, bank + 1]);
    expect(refusal(state, { do: 'pay', with: 'grain' })).toBe('F7.2 paid-already');
    expect(refusal(state, pass)).toBe('F7.2 paid-must-act');
    play(state, { do: 'city', at: 'ur' });
    expect(rules.actor(state)).toBe(0);
  });

  test('F7.2 a worker or an army that is paid becomes unavailable', () => {
    const state = afterPass();
    empire(state, 2, 'guti', { guti: 1 }, 3);
    const stock = inStock(state, 2);
    const reserve = state.reserve[2] ?? 0;
    play(state, { do: 'pay', with: 'worker' }, { do: 'city', at: 'ur' });
    expect(inStock(state, 2)).toBe(stock - 1);
    play(state, pass, done, { do: 'pay', with: 'army' }, { do: 'reinforce', at: 'guti' }, done);
    expect([state.ready[2], state.reserve[2]]).toEqual([1, reserve + 1]);
  });

  test('F7.2 a payment that would leave no action is refused, and the player passes', () => {
    const state = afterPass();
    (['sippar', 'babylon', 'nippur', 'shuruppak'] as const).forEach((name) => {
      city(state, 0, name);
    });
    (['umma', 'uruk', 'ur', 'lagash'] as const).forEach((name) => {
      city(state, 1, name);
    });
    city(state, 2, 'eridu');
    empire(state, 0, 'sumer', {});
    hand(state, 2, { grain: 1 });
    workers(state, 2, { stock: 1 });
    expect(refusal(state, { do: 'pay', with: 'grain' })).toBe('F7.2 no-action-left-after-paying');
    expect(refusal(state, { do: 'pay', with: 'worker' })).toBe('F7.2 no-action-left-after-paying');
    expect(options(state)).toEqual(['pass']);
    hand(state, 2, { grain: 2 });
    expect(refusal(state, { do: 'pay', with: 'grain' })).toBeUndefined();
    expect(refusal(state, { do: 'pay', with: 'worker' })).toBe('F7.2 no-action-left-after-paying');
  });

  test('F7.2 what is paid is in the bank at once and may be had back by trade', () => {
    const state = afterPass();
    (['sippar', 'babylon', 'nippur', 'shuruppak'] as const).forEach((name) => {
      city(state, 0, name);
    });
    (['umma', 'uruk', 'ur', 'lagash', 'eridu'] as const).forEach((name) => {
      city(state, 1, name);
    });
    empire(state, 0, 'sumer', {});
    hand(state, 0, { gold: 6 });
    hand(state, 1, {});
    hand(state, 2, { gold: 1, textiles: 1 });
    workers(state, 2, { stock: 0, egypt: 1 });
    expect(banked(state, 'gold')).toBe(0);
    expect(refusal(state, { do: 'pay', with: 'textiles' })).toBe('F7.2 no-action-left-after-paying');
    play(state, { do: 'pay', with: 'gold' }, { do: 'trade', at: 'egypt', give: 'textiles', get: 'gold' }, done);
    expect([held(state, 2, 'gold'), held(state, 2, 'textiles')]).toEqual([1, 0]);
  });
});
