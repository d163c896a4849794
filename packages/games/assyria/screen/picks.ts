/** Assyria's moves as picks: nearly all are one thing to point at; a feed is a card and then the huts, where there is a choice of huts. */

import type { GameUi, Picks, Token } from '@shinar/table';
import {
  type Assyria,
  type AssyriaMove,
  type AssyriaState,
  FOODS,
  GOOD_OF,
  GOODS,
  HEX_NAMES,
  type Hex,
  held,
  hexesAround,
  holds,
  PHASE,
  VERTICES,
} from '../rules/index.ts';
import { actorIn } from '../words/position.ts';
import {
  buyToken,
  columnToken,
  DONE,
  dealtToken,
  dignitaryToken,
  END,
  handToken,
  hexToken,
  read,
  stepToken,
  symbolOn,
  vertexToken,
} from '../words/tokens.ts';

type Feed = Extract<AssyriaMove, { type: 'feed' }>;

const HEXES: readonly Hex[] = HEX_NAMES.map((_, hex) => hex);

/** The huts of the seat in supply that a card can still feed. */
function feedable(state: AssyriaState, card: number): Hex[] {
  const seat = actorIn(state);
  const symbol = symbolOn(card);
  return HEXES.filter(
    (hex) =>
      holds(state.huts, seat, hex) &&
      !holds(state.fed, 0, hex) &&
      (symbol === 'joker' || symbol === 'plow' || GOODS[GOOD_OF[hex]!] === symbol),
  );
}

function picks(state: AssyriaState, move: AssyriaMove): Picks {
  switch (move.type) {
    case 'settle':
    case 'hut':
    case 'build':
    case 'extend':
      return [hexToken(move.at)];
    case 'keep':
      return [dealtToken(move.card)];
    case 'harvest':
      return [columnToken(move.column)];
    case 'feed': {
      const chosen = feedable(state, move.card).length > move.huts.length;
      return chosen ? [handToken(move.card), move.huts.map(hexToken)] : [handToken(move.card)];
    }
    case 'well':
      return [vertexToken(VERTICES.find((vertex) => hexesAround(vertex).every((hex, i) => hex === move.at[i]))!)];
    case 'intrigue':
      return [dignitaryToken(move.with)];
    case 'offer':
      return [stepToken(state.offering[actorIn(state)]! + move.camels)];
    case 'buy':
      return [buyToken(move.card)];
    case 'done':
      return [DONE];
    case 'end':
      return [END];
    default:
      return [`chance:${move.type}`];
  }
}

/** A feed begun by `chosen`, with one hut more. */
function feedWith(chosen: readonly Token[], hex: Hex): Feed | undefined {
  const [card, ...huts] = chosen.map(read);
  if (card?.kind !== 'hand') return undefined;
  return { type: 'feed', card: card.number, huts: [...huts.map(({ number }) => number), hex].sort((a, b) => a - b) };
}

function meantByHex(state: AssyriaState, chosen: readonly Token[], at: Hex): AssyriaMove[] {
  const seat = actorIn(state);
  switch (state.phase) {
    case PHASE.settle:
      return [{ type: 'settle', at }];
    case PHASE.supply: {
      const begun = feedWith(chosen, at);
      if (begun !== undefined) return [begun];
      const card = Array.from({ length: FOODS + 1 }, (_, each) => each).find((each) => held(state, seat, each) > 0);
      return [
        ...(card === undefined ? [] : feedable(state, card).includes(at) ? [] : [{ type: 'feed', card, huts: [at] } as const]),
        { type: 'hut', at },
      ];
    }
    case PHASE.actions:
      return [holds(state.ziggurats, seat, at) ? { type: 'extend', at } : { type: 'build', at }];
    default:
      return [{ type: 'hut', at }];
  }
}

function meant(state: AssyriaState, chosen: readonly Token[], token: Token): AssyriaMove[] {
  const { kind, number } = read(token);
  switch (kind) {
    case 'hex':
      return meantByHex(state, chosen, number);
    case 'vertex':
      return [{ type: 'well', at: hexesAround(number) }];
    case 'hand':
      return chosen.length > 0 && feedable(state, number).length > 0 ? [] : [{ type: 'feed', card: number, huts: [] }];
    case 'dealt':
      return [{ type: 'keep', card: number }];
    case 'column':
      return [{ type: 'harvest', column: number }];
    case 'buy':
      return [{ type: 'buy', card: number }];
    case 'dignitary':
      return [{ type: 'intrigue', with: number }];
    case 'step':
      return [{ type: 'offer', camels: number - (state.offering[actorIn(state)] ?? 0) }];
    case 'action':
      return [{ type: token === DONE ? 'done' : 'end' }];
  }
}

export const picking: Pick<GameUi<Assyria>, 'picks' | 'closes' | 'drawn' | 'meant'> = {
  picks,
  closes: ({ type }) => type === 'done' || type === 'end',
  drawn: (token) => read(token).kind !== 'action',
  meant,
};
