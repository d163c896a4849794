import { describe, expect, test } from 'vitest';
import { steps } from './steps.ts';
import { refusal, start } from './testing.ts';

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
    [{ do: 'trade', at: 'elam', give: 'grain', get: 'silver' }, 'steps[3].get: F10.1 unknown-name'],
    [{ do: 'city', at: 'kish' }, 'steps[3].at: F8.1 unknown-name'],
    [{ do: 'city', at: 'ur', from: null }, 'steps[3].from: F8.1 unknown-name'],
    [{ do: 'workers', spend: 'grain', to: 'stock', count: 1 }, 'steps[3].to: F9.1 unknown-name'],
    [{ do: 'workers', spend: 'grain', to: 'elam', count: '1' }, 'steps[3].count: F9.1 not-whole'],
    [{ do: 'scribe', from: 'stock', to: 'used-tool-makers' }, 'steps[3].to: F9.3 unknown-name'],
    [{ do: 'scribe', from: 'stock', to: 'used-scribes' }, 'steps[3].to: F9.3 unknown-name'],
    [{ do: 'scribe', from: 'unavailable', to: 'elam' }, 'steps[3].from: F9.3 unknown-name'],
    [{ do: 'roll', dice: [1] }, 'steps[3].dice: F12.2 wrong-length'],
    [{ do: 'extend', at: 'ur', with: ['gold', 'gold'] }, 'steps[3].with[1]: F14.3 twice'],
    [{ do: 'extend', at: 'ur', with: ['wood'] }, 'steps[3].with[0]: F14.3 unknown-name'],
    [{ do: 'extend', at: 'ur', with: ['metal'] }, 'steps[3].with[0]: F14.3 unknown-name'],
    [{ do: 'bid', with: 'worker' }, 'steps[3].with: F13.1 unknown-name'],
    [{ do: 'extend', at: 'ur', with: 'gold' }, 'steps[3].with: F14.3 not-a-list'],
    [{ do: 'muster', armies: 1.5 }, 'steps[3].armies: F11.5 not-whole'],
  ])('%j is refused', (body, message) => {
    expect(() => steps.read(body, 'steps[3]')).toThrow(message);
  });

  test.each([
    [{ do: 'workers', spend: 'grain', to: 'elam', count: -1 }, 'F9.1 more-than-value'],
    [{ do: 'workers', spend: 'grain', to: 'elam', count: 512 }, 'F9.1 more-than-value'],
    [{ do: 'order', seats: [0, 1, -2] }, 'F3.1 order-is-drawn'],
    [{ do: 'muster', armies: -1 }, 'F7.1 not-asked-now'],
  ])('%j names any number, and the rules say what is wrong with it', (body, expected) => {
    expect(refusal(start(), body)).toBe(expected);
  });
});
