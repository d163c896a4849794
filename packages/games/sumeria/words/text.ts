/** The position as text. */

import type { TextSection } from '@shinar/words';
import { type BoardData, ownerOf, SLOTS_ABOVE, type SumeriaState, standings } from '../rules/index.ts';
import { placesOf } from './tokens.ts';
import type { SumeriaWords } from './words.ts';

export function textOf(board: BoardData, state: SumeriaState, words: SumeriaWords): TextSection[] {
  const { and, label, parts, text } = words.messages;
  const places = placesOf(board);
  const ranks = (tile: number): string => {
    const [first, second] = standings(state, tile).ranked.map(({ seat }) => words.who(seat));
    return first === undefined ? text.empty : text.ranked(first, second);
  };
  const row = [...state.row].flatMap((tile, position) => {
    if (tile < 0) return [];
    const tiles = (SLOTS_ABOVE[position] ?? []).map((slot) => state.above[slot]!).filter((kind) => kind >= 0);
    const above = tiles.length === 0 ? '' : text.tilesAbove(and(tiles.map(words.tile)));
    return [{ text: parts([`${position + 1}. ${words.state(tile)}`, above, ranks(tile)]) }];
  });
  return [
    { title: text.row, lines: row },
    ...board.states.map((_, cityState) => ({
      title: words.state(cityState),
      lines: places.flatMap(({ state: own, token }, place) =>
        own !== cityState
          ? []
          : [{ token, text: ownerOf(state, place) < 0 ? label(words.place(place), text.empty) : words.token(token, state) }],
      ),
    })),
  ];
}
