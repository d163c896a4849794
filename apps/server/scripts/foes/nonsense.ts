/** What a hostile client might send. */
import type { Dice } from '@shinar/core';

const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)] as T;
const SCALARS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.5,
  '',
  'x',
  '\u0000',
  '\u202e',
  '__proto__',
  '<script>',
  "'; drop table steps; --",
  'a'.repeat(300),
];
const TYPES = ['subscribe', 'unsubscribe', 'step', 'undo', 'consent', 'say', 'ping', 'fly', '', 7];
const FIELDS = [
  'type',
  'ref',
  'table',
  'from',
  'index',
  'ticket',
  'step',
  'to',
  'agree',
  'text',
  'by',
  'do',
  'at',
  '__proto__',
  'constructor',
];

/** Any value, not too deep. */
function anything(dice: Dice, depth: number): unknown {
  const kind = dice.below(depth > 3 ? 1 : 4);
  if (kind === 2) return Array.from({ length: dice.below(5) }, () => anything(dice, depth + 1));
  if (kind === 3) return Object.fromEntries(Array.from({ length: dice.below(6) }, () => [pick(dice, FIELDS), anything(dice, depth + 1)]));
  return pick(dice, SCALARS);
}

/** A message of the socket that is nearly right, or not at all. `table` is somebody else's. */
export function nonsense(dice: Dice, table: string): string {
  const step = { by: dice.below(4), do: pick(dice, ['place', 'move', 'take', 'settle', 'end', 'done', 'row']), at: anything(dice, 2) };
  switch (dice.below(8)) {
    case 0:
      return JSON.stringify(anything(dice, 0));
    case 1:
      return JSON.stringify({ type: 'step', ref: 1, table, index: dice.below(200), ticket: `ticket-${dice.below(1000)}-x`, step });
    case 2:
      return JSON.stringify({
        type: pick(dice, TYPES),
        ref: dice.below(9),
        table,
        index: anything(dice, 2),
        from: anything(dice, 3),
        step: anything(dice, 1),
      });
    case 3:
      return '['.repeat(dice.below(8000)) + ']'.repeat(dice.below(8000));
    case 4:
      return JSON.stringify({ type: 'undo', ref: 1, table, index: dice.below(200), ticket: 'ticket-of-mine', to: dice.below(100) });
    case 5:
      return JSON.stringify({ type: 'say', ref: 1, table, text: anything(dice, 0) });
    case 6:
      return JSON.stringify({
        type: 'subscribe',
        ref: 1,
        table: pick(dice, [table, 'x'.repeat(12), '', null]),
        from: dice.below(300),
      }).slice(0, dice.below(120));
    default:
      return 'x'.repeat(dice.below(100) === 0 ? 17_000 : dice.below(200));
  }
}

/** A request that is nearly right, or not at all. */
export function wrongRequest(dice: Dice, table: string): { method: string; path: string; body: string; type: string } {
  const at = `/api/tables/${pick(dice, [table, table, 'x'.repeat(12), '..%2f..', '%00', 'a'.repeat(200)])}`;
  const path = pick(dice, [
    `${at}/steps`,
    `${at}/undo`,
    `${at}/start`,
    `${at}/remove`,
    `${at}/resign`,
    `${at}/leave`,
    `${at}/join`,
    at,
    '/api/me',
    '/api/tables',
    '/api/guests',
    '/api/x',
    '/metrics/..',
  ]);
  const body = dice.below(20) === 0 ? `{"name":"${'x'.repeat(40_000)}"}` : nonsense(dice, table);
  return {
    method: pick(dice, ['POST', 'PUT', 'DELETE', 'PATCH']),
    path,
    body,
    type: pick(dice, ['application/json', 'application/json', 'text/plain', 'x/y']),
  };
}
