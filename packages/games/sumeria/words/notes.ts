/** What a trader's coming or going changes in its state: who is then first there, and why. */
import type { SumeriaMove, SumeriaState } from '../rules/index.ts';
import type { Place } from './tokens.ts';
import { reasonOf } from './why.ts';
import type { SumeriaWords } from './words.ts';

function placeOf(move: SumeriaMove): number | undefined {
  switch (move.type) {
    case 'place':
    case 'add':
    case 'remove':
      return move.at;
    case 'move':
      return move.to;
    default:
      return undefined;
  }
}

export const notesOn =
  (places: readonly Place[]) =>
  (
    { scored }: SumeriaState,
    { move, state }: { readonly move: SumeriaMove; readonly state: SumeriaState },
    words: SumeriaWords,
  ): readonly string[] => {
    const at = placeOf(move);
    // once the round is scored, the row has moved on
    if (at === undefined || state.scored !== scored) return [];
    const cityState = places[at]!.state;
    return [words.messages.label(words.state(cityState), reasonOf(state, cityState, words))];
  };
