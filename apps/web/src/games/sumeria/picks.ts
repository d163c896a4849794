/** Sumeria's moves as picks: an empty place adds; an own trader and then a place moves it, or a button removes it. */
import type { Game } from '@shinar/core';
import { type Sumeria, type SumeriaMove, type SumeriaState, TILES } from '@shinar/sumeria';
import type { Picks, Token } from '../../table/picks.ts';
import type { GameUi } from '../game-ui.ts';
import { kindIn, nameIn, type Place, REMOVE, tileToken } from './names.ts';

type Picking = Pick<GameUi<Sumeria>, 'picks' | 'drawn' | 'meant'>;

export function pickingOn({ rules }: Game<Sumeria>, places: readonly Place[]): Picking {
  const numberOf = (token: Token): number => places.findIndex((place) => place.token === token);
  const tokenOf = (place: number): Token => places[place]!.token;

  return {
    picks(_state: SumeriaState, move: SumeriaMove): Picks {
      switch (move.type) {
        case 'place':
        case 'add':
          return [tokenOf(move.at)];
        case 'move':
          return [tokenOf(move.from), tokenOf(move.to)];
        case 'remove':
          return [tokenOf(move.at), REMOVE];
        case 'take':
          return [move.tiles.map((tile) => tileToken(TILES[tile]!))];
        default:
          return [`chance:${move.type}`];
      }
    },

    /** Tiles are drawn too, but small: on a phone a button is the better target. */
    drawn: (token) => kindIn(token) === 'place',

    meant(state, chosen, token): SumeriaMove[] {
      if (kindIn(token) === 'tile') {
        const tiles = [...chosen, token].map((each) => (TILES as readonly string[]).indexOf(nameIn(each))).sort((a, b) => a - b);
        return [{ type: 'take', tiles }];
      }
      const at = numberOf(token);
      const [from] = chosen;
      if (from !== undefined && kindIn(from) === 'place') return [{ type: 'move', from: numberOf(from), to: at }];
      const placing = rules.prompt(state)?.task === 'place-trader';
      return [{ type: placing ? 'place' : 'add', at }];
    },
  };
}
