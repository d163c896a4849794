import { InputError } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { setup } from '../setup.ts';

const { rules } = assyria;

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
