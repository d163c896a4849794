import { FORMAT, type GameRecord, replay, type Step } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { afterTheFlood } from './index.ts';

const record = (steps: Step[]): GameRecord => ({ format: FORMAT, game: 'after-the-flood', players: 3, board: 'standard', rules: 1, steps });

/** Seat 0 starts Sumer in Ur with one army, the others build; then seat 0 acts. */
const OPENING: Step[] = [
  { by: 'chance', do: 'order', seats: [0, 1, 2] },
  { by: 0, do: 'empire', of: 'sumer', at: 'ur' },
  { by: 0, do: 'done' },
  { by: 0, do: 'done' },
  { by: 0, do: 'muster', armies: 1 },
  { by: 1, do: 'city', at: 'sippar' },
  { by: 2, do: 'city', at: 'nippur' },
];
const PASSED: Step[] = [
  { by: 0, do: 'pass' },
  { by: 0, do: 'done' },
];

describe('a wrong step of a record is named with its clause', () => {
  test.each([
    ['an army into Dilmun', [], { by: 0, do: 'invade', to: 'dilmun' }, 'steps[7]: F2.4 never-entered'],
    ['against an arrow', [], { by: 0, do: 'invade', to: 'chaldea' }, 'steps[7]: F2.4 never-entered'],
    ['over a border that is none', [], { by: 0, do: 'invade', to: 'babylon' }, 'steps[7]: F12.1 not-adjacent'],
    [
      'a third scribe',
      [{ by: 0, do: 'workers', spend: 'oil', to: 'scribes', count: 2 }],
      { by: 0, do: 'workers', spend: 'gold', to: 'scribes', count: 1 },
      'steps[8]: F9.1 one-good-an-action',
    ],
    ['three scribes', [], { by: 0, do: 'workers', spend: 'oil', to: 'scribes', count: 3 }, 'steps[7]: F9.2 scribes-full'],
    ['lapis for grain', [], { by: 0, do: 'trade', at: 'kassites', give: 'grain', get: 'lapis' }, 'steps[7]: F10.2 not-taken-for-that'],
    ['an empire of another turn', [], { by: 0, do: 'empire', of: 'elam' }, 'steps[7]: F11.1 empire-of-another-turn'],
    [
      'a third army in an area',
      [
        { by: 0, do: 'reinforce', at: 'ur' },
        { by: 0, do: 'done' },
        { by: 1, do: 'city', at: 'umma' },
        { by: 2, do: 'city', at: 'uruk' },
      ],
      { by: 0, do: 'reinforce', at: 'ur' },
      'steps[11]: F12.5 two-armies-there',
    ],
    ['acting after a pass without paying', PASSED, { by: 1, do: 'city', at: 'umma' }, 'steps[9]: F7.2 pay-first'],
    ['out of turn', [], { by: 1, do: 'city', at: 'umma' }, 'steps[7].by: F7.1 not-their-turn'],
    ['out of turn while others pay', PASSED, { by: 0, do: 'city', at: 'umma' }, 'steps[9].by: F7.2 not-their-turn'],
  ] as [string, Step[], Step, string][])('%s', (_, before, wrong, message) => {
    expect(() => replay(afterTheFlood, record([...OPENING, ...before]))).not.toThrow();
    expect(() => replay(afterTheFlood, record([...OPENING, ...before, wrong]))).toThrow(message);
  });

  test('goods are named in any order', () => {
    const bids = ['gold', 'wood', 'textiles', 'grain'].map((good): Step => ({ by: 0, do: 'bid', with: good }));
    const again = replay(afterTheFlood, record([...OPENING, { by: 0, do: 'pass' }, ...bids, { by: 0, do: 'done' }]));
    expect(again.steps.slice(-5, -1)).toEqual(bids);
  });

  test('two players are too few', () => {
    expect(() => replay(afterTheFlood, { ...record([]), players: 2 })).toThrow('players: not-in-range');
  });
});
