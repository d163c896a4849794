/** A1: every piece is somewhere. Counts each kind of piece, for the laws and for states from outside. */
import { LAND } from './board.ts';
import { BASES, FULL_HEIGHT } from './phases/actions.ts';
import { HUTS, WELLS_PER_PLAYER } from './setup.ts';
import { COPIES, EXPANSION_COPIES, EXPANSION_LEAST, PLOW } from './shared/cards.ts';
import { bits, size } from './shared/hexset.ts';
import { held, SEATS, type State } from './state.ts';

const SEAT_LIST = Array.from({ length: SEATS }, (_, seat) => seat);
const sumOf = (values: Iterable<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0);

/** The first kind of piece that does not add up, or undefined. */
export function missingPiece(state: State): string | undefined {
  if (!foodsAddUp(state)) return 'food';
  if (!expansionsAddUp(state)) return 'expansions';
  if (!SEAT_LIST.every((seat) => hutsAddUp(state, seat))) return 'huts';
  if (!SEAT_LIST.every((seat) => held(state, seat, PLOW) >= 0 && held(state, seat, PLOW) <= (seat < state.players ? 1 : 0))) return 'plows';
  if (!zigguratsAddUp(state)) return 'ziggurats';
  if (!hexesAreSingle(state)) return 'hexes';
  return sumOf(Array.from(state.wells, bits)) + state.wellsLeft === state.players * WELLS_PER_PLAYER ? undefined : 'wells';
}

function foodsAddUp(state: State): boolean {
  return COPIES.every((copies, card) => {
    const inHands = sumOf(SEAT_LIST.map((seat) => held(state, seat, card)));
    const inField = state.field.filter((slot) => slot === card + 1).length;
    return state.deck[card] + state.discard[card] + state.dealt[card] + inHands + inField === copies;
  });
}

const expansionsAddUp = (state: State): boolean =>
  EXPANSION_COPIES.every((copies, index) => {
    const laid = state.laid.filter((card) => card === index + EXPANSION_LEAST).length;
    return state.expansions[index] + state.spent[index] + laid === copies;
  });

function hutsAddUp(state: State, seat: number): boolean {
  const inAssur = state.assur.filter((slot) => slot === seat + 1).length;
  return state.reserve[seat] >= 0 && state.reserve[seat] + size(state.huts, seat) + inAssur === (seat < state.players ? HUTS : 0);
}

/** Every ziggurat has base, centre and roof in order, and no hex has tiles without an owner. */
function zigguratsAddUp(state: State): boolean {
  const sites = SEAT_LIST.map((seat) => size(state.ziggurats, seat));
  const tiled = state.level.filter((level) => level > 0).length;
  return (
    sites.every((count) => count <= BASES) && sumOf(sites) === tiled && state.level.every((level) => level >= 0 && level <= FULL_HEIGHT)
  );
}

/** At most one piece per hex, and only on hexes in play. */
function hexesAreSingle(state: State): boolean {
  const sets = SEAT_LIST.flatMap((seat) => [
    [state.huts[seat * 2], state.huts[seat * 2 + 1]],
    [state.ziggurats[seat * 2], state.ziggurats[seat * 2 + 1]],
  ]);
  return [0, 1].every((half) => {
    let taken = 0;
    for (const set of sets) {
      if ((taken & set[half]) !== 0 || (set[half] & ~LAND[state.players * 2 + half]) !== 0) return false;
      taken |= set[half];
    }
    return true;
  });
}
