import { laws } from '@shinar/testkit/suites';
import { GOODS, HEX_COUNT, hexesAround, OF_GOOD, VERTICES } from './board.ts';
import { assyria } from './index.ts';
import type { Move } from './moves.ts';
import { missingPiece } from './pieces.ts';
import { FOODS, GOOD_SHOWN, isWild, KINDS, PLOW, SYMBOLS } from './shared/cards.ts';
import { members } from './shared/hexset.ts';

const LONGEST = 1500;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every possible move, and some impossible ones. */
function* everyMove(): Generator<Move> {
  for (const seat of upTo(4)) yield { type: 'order', seat };
  for (const card of upTo(FOODS)) yield* (['sow', 'deal', 'keep', 'buy'] as const).map((type): Move => ({ type, card }));
  for (const at of upTo(HEX_COUNT)) yield* (['settle', 'hut', 'build', 'extend'] as const).map((type): Move => ({ type, at }));
  for (const card of upTo(6)) yield { type: 'expansion', card };
  for (const column of upTo(6)) yield { type: 'harvest', column };
  for (const dignitary of upTo(4)) yield { type: 'intrigue', with: dignitary };
  for (const camels of upTo(11)) yield { type: 'offer', camels };
  yield { type: 'buy', card: PLOW };
  for (const type of ['fallow', 'done', 'end'] as const) yield { type };
  for (const vertex of VERTICES) yield { type: 'well', at: hexesAround(vertex) };
  yield { type: 'well', at: [0, 1, 2] };
  for (const card of upTo(KINDS)) {
    for (const at of upTo(HEX_COUNT)) yield { type: 'feed', card, huts: [at] };
    for (const huts of togetherBy(card)) yield { type: 'feed', card, huts };
  }
}

/** Two or three huts on one good, up to one more than the card can feed. */
function* togetherBy(card: number): Generator<number[]> {
  const alike = members(OF_GOOD, isWild(card) ? GOODS.length - 1 : GOOD_SHOWN[card]!);
  for (const first of alike) {
    for (const second of alike.filter((at) => at > first)) {
      yield [first, second];
      if (SYMBOLS[card]! > 1) for (const third of alike.filter((at) => at > second)) yield [first, second, third];
    }
  }
}

laws({ game: assyria, players: [2, 3, 4], everyMove, conserved: missingPiece, longest: LONGEST });
