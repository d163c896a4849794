/** The sentences of Sumeria, built from the messages of a language. */
import type { Prompt, Seat } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { type BoardData, ownerOf, type Sumeria, sumeria, TILES } from '../rules/index.ts';
import { adviceOn } from './advise.ts';
import type { SumeriaMessages } from './en/index.ts';
import { linesOf } from './event-lines.ts';
import { gainsOf } from './gains.ts';
import { kindIn, nameIn, type Place, placesOf, REMOVE } from './tokens.ts';

export interface SumeriaWords extends GameWords<Sumeria> {
  readonly messages: SumeriaMessages;
  /** The names of players, states, places and tiles, by number. */
  who(seat: Seat): string;
  state(state: number): string;
  place(place: number): string;
  tile(tile: number): string;
}

/** The name of a state: translated on our own boards, as written on anyone else's. */
export const stateNameIn = ({ states }: SumeriaMessages, name: string): string =>
  Object.hasOwn(states, name) ? states[name as keyof typeof states] : capital(name);

export function sumeriaWords(messages: SumeriaMessages, board: BoardData, names: readonly string[]): SumeriaWords {
  const { refusals, tiles } = messages;
  const places = placesOf(board);
  const who = (seat: Seat): string => names[seat] ?? '';
  const stateName = (name: string): string => stateNameIn(messages, name);
  const state = (number: number): string => stateName(board.states[number]?.name ?? '');
  const tile = (number: number): string => tiles[TILES[number]!];
  const labels = placeLabels(messages, board, state);
  const place = (number: number): string => labels[number]!;
  const game = onceOf(() => sumeria.withBoard!(board));

  const words: SumeriaWords = {
    messages,
    who,
    state,
    place,
    tile,

    prompt: (prompt, chosen) => promptText(messages, prompt, chosen.length > 0),

    token(token, position) {
      if (token === REMOVE) return messages.remove;
      if (kindIn(token) === 'tile') return tile(position.above[Number(nameIn(token))]!);
      const number = places.findIndex((each) => each.token === token);
      if (number < 0) return token;
      const owner = ownerOf(position, number);
      return messages.place(place(number), owner < 0 ? undefined : who(owner));
    },

    events: (events) => linesOf(events, words),
    refusal: ({ reason }) => refusals[reason as keyof typeof refusals] ?? refusals['not-now'],
    source: (source) => tiles[source as keyof typeof tiles] ?? source,
    reason: (group) => messages.reasons[group as keyof typeof messages.reasons],
    advise: (move) => adviceOn(move, words),
    gains: (move, position) => gainsOf(game(), places, position, move, words),
  };
  return words;
}

const onceOf = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The places by number: a town or village is named after its state and the state its road leads to. */
function placeLabels(messages: SumeriaMessages, board: BoardData, state: (number: number) => string): string[] {
  const places = placesOf(board);
  const stateAt = (name: string): number | undefined => places.find((each) => each.name === name)?.state;
  const towards = ({ name, state: own }: Place): string => {
    const road = board.roads.find((each) => each.includes(name)) ?? [];
    const others = road.filter((each) => stateAt(each) !== undefined && stateAt(each) !== own);
    const last = others.at(-1) ?? '';
    return state(stateAt(road.indexOf(last) > road.indexOf(name) ? last : (others[0] ?? '')) ?? own);
  };
  return places.map((place) => {
    const { kind, state: own } = place;
    return kind === 'city' ? messages.city(state(own)) : messages[kind](state(own), towards(place));
  });
}

function promptText({ prompts: p }: SumeriaMessages, { task, facts }: Prompt, picked: boolean): string {
  const fact = (name: string): number => Number(facts?.[name] ?? 0);
  switch (task) {
    case 'place-trader':
      return p.placeTrader(fact('left'));
    case 'take-turn':
      return picked ? p.moveOrRemove : p.takeTurn(fact('reserve') > 0, fact('round'), fact('rounds'), fact('left'));
    case 'take-two':
      return picked ? p.takeSecond : p.takeTwo;
    case 'take-one':
      return p.takeOne;
    case 'lay-row':
      return p.layRow;
    case 'choose-first':
      return p.chooseFirst;
    default:
      return p.drawTiles;
  }
}

/** A name from a record, as people write it. */
export const capital = (name: string): string =>
  name.replace(/(^|-)(.)/g, (_, dash: string, first: string) => (dash && ' ') + first.toUpperCase());
