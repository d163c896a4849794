/** The position as text. */
import { type BoardData, ownerOf, type SumeriaState } from '@shinar/sumeria';
import type { TextSection } from '../game-ui.ts';
import { placesOf, SLOTS } from './names.ts';
import { rankedIn } from './why.ts';
import type { SumeriaWords } from './words.ts';

export function textOf(board: BoardData, state: SumeriaState, words: SumeriaWords): TextSection[] {
  const { and, text } = words.messages;
  const places = placesOf(board);
  const ranks = (tile: number): string => {
    const [first, second] = rankedIn(state, tile).map(({ seat }) => words.who(seat));
    return first === undefined ? text.empty : text.ranked(first, second);
  };
  const row = [...state.row].flatMap((tile, position) => {
    if (tile < 0) return [];
    const tiles = (SLOTS[position] ?? []).map((slot) => state.above[slot]!).filter((kind) => kind >= 0);
    const above = tiles.length === 0 ? '' : text.tilesAbove(and(tiles.map(words.tile)));
    const parts = [`${position + 1}. ${words.state(tile)}`, above, ranks(tile)];
    return [{ text: parts.filter((part) => part !== '').join('; ') }];
  });
  return [
    { title: text.row, lines: row },
    ...board.states.map((_, cityState) => ({
      title: words.state(cityState),
      lines: places.flatMap(({ state: own, token }, place) =>
        own !== cityState
          ? []
          : [{ token, text: ownerOf(state, place) < 0 ? `${words.place(place)}: ${text.empty}` : words.token(token, state) }],
      ),
    })),
  ];
}
