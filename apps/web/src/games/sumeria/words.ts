/** The sentences of Sumeria, from the messages of a language. */
import type { Seat } from '@shinar/core';
import { type BoardData, ownerOf, type Sumeria, type SumeriaEvent, type SumeriaState, TILES } from '@shinar/sumeria';
import type { SumeriaMessages } from '../../i18n/en/sumeria.ts';
import type { GameWords } from '../game-ui.ts';
import { nameIn, placesOf, REMOVE } from './names.ts';

export interface SumeriaWords extends GameWords<Sumeria> {
  readonly messages: SumeriaMessages;
  /** The names of players, states, places and tiles, by their numbers. */
  who(seat: Seat): string;
  state(state: number): string;
  place(place: number): string;
  tile(tile: number): string;
}

export function sumeriaWords(messages: SumeriaMessages, board: BoardData, names: readonly string[]): SumeriaWords {
  const { and, events: e, prompts: p, refusals, states, tiles } = messages;
  const places = placesOf(board);
  const who = (seat: Seat): string => names[seat] ?? '';
  const stateName = (name: string): string => (Object.hasOwn(states, name) ? states[name as keyof typeof states] : capital(name));
  const state = (number: number): string => stateName(board.states[number]?.name ?? '');
  const tile = (number: number): string => tiles[TILES[number]!];
  const towards = (number: number): string => {
    const { name, state: own } = places[number]!;
    const road = board.roads.find((each) => each.includes(name)) ?? [];
    const other = [...road].reverse().find((each) => placeAt(each) !== undefined && placeAt(each) !== own) ?? '';
    const first = road.find((each) => placeAt(each) !== undefined && placeAt(each) !== own) ?? '';
    return state(placeAt(road.indexOf(other) > road.indexOf(name) ? other : first) ?? own);
  };
  const placeAt = (name: string): number | undefined => places.find((each) => each.name === name)?.state;
  const labels = places.map(({ kind, state: own }, number) =>
    kind === 'city' ? messages.city(state(own)) : messages[kind](state(own), towards(number)),
  );
  const place = (number: number): string => labels[number]!;

  return {
    messages,
    who,
    state,
    place,
    tile,

    prompt({ task, facts }, chosen) {
      const fact = (name: string): number => Number(facts?.[name] ?? 0);
      switch (task) {
        case 'place-trader':
          return p.placeTrader(fact('left'));
        case 'take-turn':
          return chosen.length > 0 ? p.moveOrRemove : p.takeTurn(fact('reserve') > 0, fact('round'), fact('rounds'), fact('left'));
        case 'take-two':
          return chosen.length > 0 ? p.takeSecond : p.takeTwo;
        case 'take-one':
          return p.takeOne;
        case 'lay-row':
          return p.layRow;
        case 'choose-first':
          return p.chooseFirst;
        default:
          return p.drawTiles;
      }
    },

    token(token, position) {
      if (token === REMOVE) return messages.remove;
      const number = places.findIndex((each) => each.token === token);
      if (number < 0) return tiles[nameIn(token) as keyof typeof tiles] ?? token;
      const owner = ownerOf(position as SumeriaState, number);
      return messages.place(place(number), owner < 0 ? undefined : who(owner));
    },

    events(events) {
      const laid = events.flatMap((event) => (event.type === 'stateLaid' ? [state(event.state)] : []));
      const drawn = events.flatMap((event) => (event.type === 'tileDrawn' ? [tile(event.tile)] : []));
      return [
        ...(laid.length > 0 ? [e.rowLaid(and(laid))] : []),
        ...(drawn.length > 0 ? [e.tilesDrawn(and(drawn))] : []),
        ...events.map(line).filter((text) => text !== ''),
      ];
    },

    refusal: ({ reason }) => refusals[reason as keyof typeof refusals] ?? refusals['not-now'],
    source: (source) => tiles[source as keyof typeof tiles] ?? source,
  };

  function line(event: SumeriaEvent): string {
    switch (event.type) {
      case 'stateLaid':
      case 'tileDrawn':
        return '';
      case 'firstChosen':
        return e.firstChosen(who(event.seat));
      case 'traderPlaced':
      case 'traderAdded':
      case 'traderRemoved':
        return e[event.type](who(event.seat), place(event.at));
      case 'traderMoved':
        return e.traderMoved(who(event.seat), place(event.from), place(event.to));
      case 'influenceGained':
      case 'influenceLost':
        return e[event.type](state(event.state), state(event.other), event.position + 1);
      case 'tileWon':
        return e[event.rank === 1 ? 'wonAsFirst' : 'wonAsSecond'](who(event.seat), tile(event.tile), state(event.state));
      case 'tileDiscarded':
        return e.tileDiscarded(tile(event.tile), state(event.state));
      case 'roundEnded':
        return e.roundEnded(event.round + 1);
      case 'firstPassed':
        return e.firstPassed(who(event.last), who(event.first));
      case 'rowRenewed':
        return e.rowRenewed(and(event.row.map(state)));
      case 'gameEnded':
        return e.gameEnded;
    }
  }
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
