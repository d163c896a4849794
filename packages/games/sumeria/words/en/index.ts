import { ordinalOf, phrasesOf, pluralOf } from '@shinar/words';
import { advise } from './advise.ts';
import { gains } from './gains.ts';

const n = pluralOf('en');
const ordinal = ordinalOf('en');
const aTile = (tile: string): string => `${/^[aeiou]/.test(tile) ? 'an' : 'a'} ${tile} tile`;

export const sumeria = {
  ...phrasesOf('en'),
  advise,
  gains,
  states: { sippar: 'Sippar', kish: 'Kish', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagash', umma: 'Umma' },
  tiles: { economy: 'economy', military: 'military', politics: 'politics', religion: 'religion' },
  city: (state: string) => `${state}, the city`,
  town: (state: string, towards: string) => `${state}, town on the ${towards} route`,
  village: (state: string, towards: string) => `${state}, village on the ${towards} route`,
  place: (name: string, trader: string | undefined) => (trader === undefined ? name : `${name}: ${trader}’s trader`),
  prompts: {
    placeTrader: (left: number) => `Place a trader on an empty space (${n(left, { one: 'last one', other: `${left} left` })})`,
    takeTurn: (add: boolean, round: number, rounds: number, left: number) =>
      `${add ? 'Add a trader to an empty space, or pick one of yours to move or remove' : 'Your reserve is empty: pick one of your traders to move or remove'} (round ${round} of ${rounds}, ${n(left, { one: 'last turn', other: `${left} turns left` })})`,
    moveOrRemove: 'Choose where this trader goes, or remove it',
    takeTwo: 'You control the first state: take two tiles',
    takeSecond: 'Take a second tile',
    takeOne: 'You control the second state: take one tile',
    layRow: 'Laying out the state tiles',
    chooseFirst: 'Drawing the first player',
    drawTiles: 'Drawing six influence tiles',
  },
  remove: 'Remove this trader',
  events: {
    rowLaid: (row: string) => `The row: ${row}`,
    firstChosen: (who: string) => `${who} is the first player`,
    tilesDrawn: (tiles: string) => `Drawn: ${tiles}`,
    traderPlaced: (who: string, at: string) => `${who} places a trader: ${at}`,
    traderAdded: (who: string, at: string) => `${who} adds a trader: ${at}`,
    traderMoved: (who: string, from: string, to: string) => `${who} moves a trader: ${from} → ${to}`,
    traderRemoved: (who: string, at: string) => `${who} removes a trader: ${at}`,
    influenceGained: (state: string, other: string, position: number) => `${state} overtakes ${other}: now ${ordinal(position)}`,
    influenceLost: (state: string, other: string, position: number) => `${state} falls behind ${other}: now ${ordinal(position)}`,
    wonAsFirst: (who: string, tile: string, state: string) => `${who} controls ${state} and takes ${aTile(tile)}`,
    wonAsSecond: (who: string, tile: string, state: string) => `${who} is second in ${state} and gets ${aTile(tile)}`,
    tileDiscarded: (tile: string, state: string) => `${state}: ${tile} tile discarded`,
    roundEnded: (round: number) => `End of round ${round}: scoring`,
    firstPassed: (last: string, first: string) =>
      `${last} has the fewest traders in the first state and will play last; ${first} is the first player`,
    rowRenewed: (row: string) => `New row: ${row}`,
    gameEnded: 'The game is over',
  },
  refusals: {
    'state-already-laid': 'That state tile is already in the row.',
    'tile-not-in-bag': 'There’s no such tile left in the bag.',
    'no-such-seat': 'There’s nobody in that seat.',
    'place-occupied': 'There’s already a trader there. Each space holds only one.',
    'reserve-empty': 'Your reserve is empty. Move or remove a trader instead.',
    'no-own-trader': 'You don’t have a trader there.',
    'not-next-on-route': 'A trader can’t get there in one move. It goes to the next space on the route, jumping any occupied ones.',
    'ends-where-it-began': 'A trader can’t end its move where it started.',
    'take-two-tiles': 'In the first state you take two tiles.',
    'take-one-tile': 'In the second state you take one tile.',
    'tile-not-above': 'There’s no such tile above this state.',
    'not-now': 'You can’t do that now. Do what’s asked first.',
  },
  map: 'The map',
  row: 'The row of state tiles',
  rowTile: (state: string, position: number) => `${state}, ${ordinal(position)} in the row`,
  panel: {
    title: 'States',
    nobody: 'No traders here.',
    traders: (count: number) => n(count, { one: '1 trader', other: `${count} traders` }),
    alone: (who: string) => `Only ${who} is here.`,
    more: (who: string, count: number, other: string, otherCount: number) =>
      `${who} has more traders than ${other} (${count} to ${otherCount}).`,
    city: (who: string, other: string) => `Same number of traders as ${other}, but ${who} holds the city.`,
    towns: (who: string, other: string, count: number, otherCount: number) =>
      `Same number of traders as ${other}, but ${who} has more in towns (${count} to ${otherCount}).`,
    earlier: (who: string, other: string) => `Tied with ${other} on everything, but ${who} plays earlier this round.`,
    first: 'First',
    second: 'Second',
  },
  seat: {
    reserve: (count: number) => n(count, { one: '1 trader in reserve', other: `${count} traders in reserve` }),
    set: (tile: string, count: number, points: number, next: number) =>
      `${tile}: ${n(count, { one: '1 tile', other: `${count} tiles` })}, ${n(points, { one: '1 point', other: `${points} points` })}; next one +${next}`,
    firstPlayer: 'first player',
  },
  text: {
    row: 'The row, left to right',
    ranked: (first: string, second: string | undefined) => (second === undefined ? `1st ${first}` : `1st ${first}, 2nd ${second}`),
    empty: 'empty',
    tilesAbove: (tiles: string) => `tiles: ${tiles}`,
  },
  /** Why bots like a move: what it gains or costs, in points to come. */
  reasons: {
    points: 'points scored',
    round: 'this round’s tiles',
    sets: 'sets of tiles',
    states: 'position in the city-states',
    reserve: 'traders in reserve',
    tempo: 'turn order and tempo',
  },
};
export type SumeriaMessages = typeof sumeria;
