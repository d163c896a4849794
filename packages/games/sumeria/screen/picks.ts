/** Sumeria's moves as picks: an empty place adds; an own trader and then a place moves it, or a button removes it. */
import type { Game } from '@shinar/core';
import type { GameUi, Picks, Token } from '@shinar/table';
import { SLOTS_ABOVE, type Sumeria, type SumeriaMove, type SumeriaState, TILES } from '../rules/index.ts';
import { kindIn, nameIn, type Place, REMOVE, tileToken } from '../words/tokens.ts';

type Picking = Pick<GameUi<Sumeria>, 'picks' | 'otherPicks' | 'drawn' | 'meant'>;

/** The ways to take tiles of these kinds from above the state that is scored: of tiles that are alike, any will do. */
function takes(state: SumeriaState, kinds: readonly number[]): Picks[] {
  const slots = SLOTS_ABOVE[state.scored]!;
  const rows =
    kinds.length === 1
      ? slots.map((slot) => [slot])
      : slots.flatMap((one) => slots.filter((slot) => slot > one).map((other) => [one, other]));
  const wanted = String([...kinds].sort());
  return rows.filter((row) => String(row.map((slot) => state.above[slot]).sort()) === wanted).map((row) => [row.map(tileToken)]);
}

/** The kinds that somebody wants who points at these slots. Above another state lies nothing of this one's: as if it were of a kind that it lacks. */
function meantTiles(state: SumeriaState, chosen: readonly number[]): readonly number[] {
  const slots = SLOTS_ABOVE[state.scored]!;
  if (chosen.every((slot) => slots.includes(slot))) return chosen.map((slot) => state.above[slot]!).sort((a, b) => a - b);
  const lacking = TILES.findIndex((_, kind) => slots.every((slot) => state.above[slot] !== kind));
  return slots.slice(1).map(() => lacking);
}

export function pickingOn({ rules }: Game<Sumeria>, places: readonly Place[]): Picking {
  const numberOf = (token: Token): number => places.findIndex((place) => place.token === token);
  const tokenOf = (place: number): Token => places[place]!.token;

  return {
    picks(state: SumeriaState, move: SumeriaMove): Picks {
      switch (move.type) {
        case 'place':
        case 'add':
          return [tokenOf(move.at)];
        case 'move':
          return [tokenOf(move.from), tokenOf(move.to)];
        case 'remove':
          return [tokenOf(move.at), REMOVE];
        case 'take':
          return takes(state, move.tiles)[0]!;
        default:
          return [`chance:${move.type}`];
      }
    },

    otherPicks: (state, move) => (move.type === 'take' ? takes(state, move.tiles).slice(1) : []),

    /** Tiles are drawn too, but small: on a phone a button is the better target. */
    drawn: (token) => kindIn(token) === 'place',

    meant(state, chosen, token): SumeriaMove[] {
      if (kindIn(token) === 'tile')
        return [
          {
            type: 'take',
            tiles: meantTiles(
              state,
              [...chosen, token].map((each) => Number(nameIn(each))),
            ),
          },
        ];
      const at = numberOf(token);
      const [from] = chosen;
      if (from !== undefined && kindIn(from) === 'place') return [{ type: 'move', from: numberOf(from), to: at }];
      const placing = rules.prompt(state)?.task === 'place-trader';
      return [{ type: placing ? 'place' : 'add', at }];
    },
  };
}
