import { ahead, surely, Weigher } from '@shinar/bots';
import { type Code, type Game, MoveList, pack, type StateBase } from '@shinar/core';
import { expect, test } from 'vitest';
import { afterTheFlood, GOLD, KIND, PASS_CODE, placeOf } from '../rules/index.ts';
import { room } from './index.ts';

/** What is surely lost of the win by a mistake. */
const MISTAKE = 0.05;
const game = { ...(afterTheFlood as unknown as Game), bot: room };
const state = opening();
const weigher = new Weigher(game, 3);
const better = weigher.weigh(state, pack(KIND.city, placeOf('nippur'), 0), 400);

/** Before the first action. */
function opening(): StateBase {
  const start = game.rules.setup(3);
  const list = new MoveList();
  game.rules.legal(start, list);
  game.rules.apply(start, list.codes[0]!);
  return start;
}

/** The greater the fault, the fewer playouts show it: the second costs two fifths of the win. */
test.each<[fault: string, code: Code, playouts: number]>([
  ['gold for four weavers', pack(KIND.workers, GOLD, placeOf('weaving'), 4), 400],
  ['a turn without an empire or an extension', PASS_CODE, 50],
])('%s in the opening is a mistake, beside a city in Nippur', (_, code, playouts) => {
  expect(surely(ahead(better, weigher.weigh(state, code, playouts), game.rules.actor(state)))).toBeGreaterThan(MISTAKE);
});
