/** Sumeria in the terminal: the row, the routes with the traders on them, the players. */
import type { Game, Seat } from '@shinar/core';
import { finished, type Language, sectionsText, type TerminalWords, type TextSection } from '@shinar/words';
import { type BoardData, ownerOf, SLOTS_ABOVE, type Sumeria, type SumeriaState, standings, strength, TILES } from '../rules/index.ts';
import { loadMessages } from './load.ts';
import { placesOf } from './tokens.ts';
import { type SumeriaWords, sumeriaWords } from './words.ts';

interface Legend {
  readonly routes: string;
  readonly players: string;
}

const LEGENDS: Readonly<Record<Language, Legend>> = {
  en: { routes: 'The routes, with each trader’s seat: [city] (town) village', players: 'Players' },
  fr: { routes: 'Les routes, avec le numéro de place de chaque commerçant : [cité] (ville) village', players: 'Joueurs' },
  de: { routes: 'Die Straßen; die Zahl ist der Platz, dem der Händler gehört: [Stadt] (Kleinstadt) Dorf', players: 'Spieler' },
  nl: { routes: 'De wegen; het cijfer is de plaats van wie de handelaar is: [stad] (stadje) dorp', players: 'Spelers' },
};

export async function terminal(
  language: Language,
): Promise<(game: Pick<Game, 'board'>, names: readonly string[]) => TerminalWords<Sumeria>> {
  const messages = await loadMessages(language);
  const legend = finished(language, LEGENDS[language]);
  return (game, names) => {
    const data = game.board.data as BoardData;
    const words = sumeriaWords(messages, data, names);
    return {
      ...words,
      board: (state) => sectionsText([row(state, words), routes(state, data, legend), players(state, words, legend)]),
    };
  };
}

const seatsOf = (state: SumeriaState): Seat[] => Array.from({ length: state.players }, (_, seat) => seat);

/** The row from the left: the tiles above the first three, and everyone's number of traders, the controller's first. */
function row(state: SumeriaState, words: SumeriaWords): TextSection {
  const { and, label, panel, parts, text } = words.messages;
  const lines = [...state.row].flatMap((tile, position) => {
    if (tile < 0) return [];
    const above = (SLOTS_ABOVE[position] ?? []).map((slot) => state.above[slot]!).filter((kind) => kind >= 0);
    const first = standings(state, tile).ranked.map(({ seat }) => seat);
    const seats = [...first, ...seatsOf(state).filter((seat) => !first.includes(seat) && strength(state, seat, tile) > 0)];
    const traders = seats.map((seat) => label(words.who(seat), panel.traders(strength(state, seat, tile))));
    const tiles = above.length > 0 ? text.tilesAbove(and(above.map(words.tile))) : undefined;
    return [{ text: parts([`${position + 1}. ${words.state(tile)}`, tiles, traders.join(', ') || text.empty]) }];
  });
  return { title: text.row, lines };
}

/** One line per route, from end to end. */
function routes(state: SumeriaState, board: BoardData, legend: Legend): TextSection {
  const places = placesOf(board);
  const marks = new Map(
    places.map(({ name, kind }, place) => {
      const owner = ownerOf(state, place);
      const mark = owner < 0 ? '.' : String(owner);
      return [name, kind === 'city' ? `[${mark}]` : kind === 'town' ? `(${mark})` : mark];
    }),
  );
  const lines = board.roads.map((road) => ({
    text: `${road[0]!.padStart(8)} ${road.map((name) => marks.get(name)).join('--')} ${road.at(-1)}`,
  }));
  return { title: legend.routes, lines };
}

function players(state: SumeriaState, words: SumeriaWords, legend: Legend): TextSection {
  const { label, parts, seat: of } = words.messages;
  const lines = seatsOf(state).map((seat) => {
    const won = TILES.map((_, tile) => `${words.tile(tile)} ×${state.won[seat * TILES.length + tile]}`).join(', ');
    return {
      text: label(words.who(seat), parts([won, of.reserve(state.reserve[seat]!), state.first === seat ? of.firstPlayer : undefined])),
    };
  });
  return { title: legend.players, lines };
}
