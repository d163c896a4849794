import { describe, expect, test } from 'vitest';
import { steps } from './steps.ts';

const ALL = [
  { do: 'order', seats: [2, 0, 1] },
  { do: 'roll', dice: [6, 1] },
  { do: 'pay', with: 'gold' },
  { do: 'pay', with: 'worker' },
  { do: 'pay', with: 'army' },
  { do: 'city', at: 'ur' },
  { do: 'city', at: 'ur', from: 'umma' },
  { do: 'workers', spend: 'lapis', to: 'tool-makers', count: 5 },
  { do: 'scribe', from: 'stock', to: 'elam' },
  { do: 'scribe', from: 'used-scribes', to: 'stock' },
  { do: 'scribe', from: 'used-tool-makers', to: 'tool-makers' },
  { do: 'trade', at: 'kassites', give: 'tools', get: 'lapis' },
  { do: 'tool' },
  { do: 'empire', of: 'guti' },
  { do: 'empire', of: 'sumer', at: 'ur' },
  { do: 'levy', with: 'metal' },
  { do: 'equip', with: 'oil' },
  { do: 'muster', armies: 2 },
  { do: 'invade', to: 'babylon' },
  { do: 'attack' },
  { do: 'stop' },
  { do: 'destroy', at: 'ur' },
  { do: 'reinforce', at: 'elam' },
  { do: 'repeat' },
  { do: 'pass' },
  { do: 'bid', with: 'textiles' },
  { do: 'extend', at: 'ur', with: [] },
  { do: 'extend', at: 'ur', with: ['tools', 'oil', 'gold', 'lapis'] },
  { do: 'done' },
];

describe('steps', () => {
  test.each(ALL)('$do reads and writes back the same', (body) => {
    expect(JSON.stringify(steps.write(steps.read(body, 'steps[0]')))).toBe(JSON.stringify(body));
  });

  test('the order of luxuries is free', () => {
    const [move] = steps.read({ do: 'extend', at: 'ur', with: ['lapis', 'tools'] }, 'steps[0]');
    expect(move && steps.write([move])).toEqual({ do: 'extend', at: 'ur', with: ['tools', 'lapis'] });
  });

  test.each([
    [{ do: 'build' }, 'steps[3].do: unknown-name'],
    [{ do: 'tool', with: 'metal' }, 'steps[3].with: unknown-field'],
    [{ do: 'trade', at: 'elam', give: 'grain' }, 'steps[3].get: missing-field'],
    [{ do: 'trade', at: 'elam', give: 'grain', get: 'silver' }, 'steps[3].get: unknown-name'],
    [{ do: 'city', at: 'kish' }, 'steps[3].at: unknown-name'],
    [{ do: 'city', at: 'ur', from: null }, 'steps[3].from: unknown-name'],
    [{ do: 'workers', spend: 'grain', to: 'stock', count: 1 }, 'steps[3].to: unknown-name'],
    [{ do: 'workers', spend: 'grain', to: 'elam', count: -1 }, 'steps[3].count: not-in-range'],
    [{ do: 'scribe', from: 'stock', to: 'used-tool-makers' }, 'steps[3].to: unknown-name'],
    [{ do: 'scribe', from: 'unavailable', to: 'elam' }, 'steps[3].from: unknown-name'],
    [{ do: 'roll', dice: [1, 512] }, 'steps[3].dice[1]: not-in-range'],
    [{ do: 'roll', dice: [1] }, 'steps[3].dice: wrong-length'],
    [{ do: 'order', seats: [0, 1, 512] }, 'steps[3].seats[2]: not-in-range'],
    [{ do: 'extend', at: 'ur', with: ['gold', 'gold'] }, 'steps[3].with[1]: F14.3 twice'],
    [{ do: 'extend', at: 'ur', with: ['wood'] }, 'steps[3].with[0]: unknown-name'],
    [{ do: 'extend', at: 'ur', with: 'gold' }, 'steps[3].with: not-a-list'],
    [{ do: 'muster', armies: 1.5 }, 'steps[3].armies: not-in-range'],
  ])('%j is refused', (body, message) => {
    expect(() => steps.read(body, 'steps[3]')).toThrow(message);
  });
});
