import { ahead, surely, Weigher } from '@shinar/bots';
import { type Code, type Game, MoveList, pack, type StateBase } from '@shinar/core';
import { expect, test } from 'vitest';
import { afterTheFlood, GOLD, KIND, PASS_CODE, placeOf } from '../rules/index.ts';
import { room } from './index.ts';

const PLAYOUTS = 400;
/** What is surely lost of the win by a mistake. */
const MISTAKE = 0.05;
const game = { ...(afterTheFlood as unknown as Game), bot: room };

/** Before the first action. */
function opening(): StateBase {
  const state = game.rules.setup(3);
  const list = new MoveList();
  game.rules.legal(state, list);
  game.rules.apply(state, list.codes[0]!);
  return state;
}

test.each<[fault: string, code: Code]>([
  ['gold for four weavers', pack(KIND.workers, GOLD, placeOf('weaving'), 4)],
  ['a turn without an empire or an extension', PASS_CODE],
])('%s in the opening is a mistake, beside a city in Nippur', (_, code) => {
  const state = opening();
  const weigher = new Weigher(game, 3);
  const [better, played] = [pack(KIND.city, placeOf('nippur'), 0), code].map((one) => weigher.weigh(state, one, PLAYOUTS));
  expect(surely(ahead(better!, played!, game.rules.actor(state)))).toBeGreaterThan(MISTAKE);
});
