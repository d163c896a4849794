import { listOf, pluralOf } from '../plural.ts';

const n = pluralOf('en');
const and = listOf('en');

export const sumeria = {
  and,
  states: { sippar: 'Sippar', kish: 'Kish', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagash', umma: 'Umma' },
  tiles: { economy: 'economy', military: 'military', politics: 'politics', religion: 'religion' },
  city: (state: string) => `${state}, the city`,
  town: (state: string, towards: string) => `${state}, town towards ${towards}`,
  village: (state: string, towards: string) => `${state}, village towards ${towards}`,
  place: (name: string, trader: string | undefined) => (trader === undefined ? name : `${name}: ${trader}’s trader`),
  prompts: {
    placeTrader: (left: number) => `Put a trader on an empty place (${n(left, { one: 'the last one', other: `${left} left` })})`,
    takeTurn: (add: boolean, round: number, rounds: number, left: number) =>
      `${add ? 'Add a trader to an empty place, or choose one of yours to move or remove it' : 'Choose one of your traders to move or remove it: your reserve is empty'} (round ${round} of ${rounds}, ${n(left, { one: 'last turn', other: `${left} turns left` })})`,
    moveOrRemove: 'Choose where this trader goes, or remove it',
    takeTwo: 'You control the first state: take two of its tiles',
    takeSecond: 'Take a second tile',
    takeOne: 'You control the second state: take one of its tiles',
    layRow: 'The state tiles are laid in a row',
    chooseFirst: 'The first player is drawn',
    drawTiles: 'Six influence tiles are drawn',
  },
  remove: 'Remove this trader',
  events: {
    rowLaid: (row: string) => `The row: ${row}`,
    firstChosen: (who: string) => `${who} is first player`,
    tilesDrawn: (tiles: string) => `Drawn: ${tiles}`,
    traderPlaced: (who: string, at: string) => `${who} places a trader: ${at}`,
    traderAdded: (who: string, at: string) => `${who} adds a trader: ${at}`,
    traderMoved: (who: string, from: string, to: string) => `${who} moves a trader: from ${from} to ${to}`,
    traderRemoved: (who: string, at: string) => `${who} removes a trader: ${at}`,
    influenceGained: (state: string, other: string, position: number) => `${state} passes ${other} and stands at ${position}`,
    influenceLost: (state: string, other: string, position: number) => `${state} falls behind ${other} and stands at ${position}`,
    wonAsFirst: (who: string, tile: string, state: string) => `${who} wins ${tile} in ${state} as first`,
    wonAsSecond: (who: string, tile: string, state: string) => `${who} wins ${tile} in ${state} as second`,
    tileDiscarded: (tile: string, state: string) => `Discarded in ${state}: ${tile}`,
    roundEnded: (round: number) => `Round ${round} is scored`,
    firstPassed: (last: string, first: string) => `${last} has fewest traders there and plays last; ${first} is first player`,
    rowRenewed: (row: string) => `The row is now ${row}`,
    gameEnded: 'The game is over',
  },
  refusals: {
    'state-already-laid': 'That state tile lies in the row already.',
    'tile-not-in-bag': 'The bag has no such tile left.',
    'no-such-seat': 'Nobody sits there.',
    'place-occupied': 'A trader stands there already; a place holds one.',
    'reserve-empty': 'Your reserve is empty: move or remove a trader instead.',
    'no-own-trader': 'You have no trader there.',
    'not-next-on-route': 'No road leads there in one move: a trader goes to the next place, or past occupied ones to the first empty one.',
    'ends-where-it-began': 'A trader never ends where it began.',
    'take-two-tiles': 'In the first state its controller takes two tiles.',
    'take-one-tile': 'In the second state its controller takes one tile.',
    'tile-not-above': 'No such tile lies above this state.',
    'not-now': 'That is not what is to be done now.',
  },
  map: 'The map',
  row: 'The row of state tiles',
  rowTile: (state: string, position: number) => `${state}, number ${position} of the row`,
  panel: {
    title: 'States',
    nobody: 'Nobody has a trader here.',
    traders: (count: number) => n(count, { one: '1 trader', other: `${count} traders` }),
    alone: (who: string) => `${who} is alone here.`,
    more: (who: string, count: number, other: string, otherCount: number) =>
      `${who} has more traders than ${other} (${count} to ${otherCount}).`,
    city: (who: string, other: string) => `As many traders as ${other}, but ${who} holds the city.`,
    towns: (who: string, other: string, count: number, otherCount: number) =>
      `As many traders as ${other}, but ${who} has more in the towns (${count} to ${otherCount}).`,
    earlier: (who: string, other: string) => `All tied with ${other}, but ${who} plays earlier in this round.`,
    first: 'First',
    second: 'Second',
  },
  seat: {
    reserve: (count: number) => n(count, { one: '1 trader in reserve', other: `${count} traders in reserve` }),
    set: (tile: string, count: number, points: number, next: number) =>
      `${tile}: ${n(count, { one: '1 tile', other: `${count} tiles` })}, ${n(points, { one: '1 point', other: `${points} points` })}; one more would add ${next}`,
    firstPlayer: 'first player',
  },
  text: {
    row: 'The row, from the left',
    ranked: (first: string, second: string | undefined) => (second === undefined ? `first ${first}` : `first ${first}, second ${second}`),
    empty: 'empty',
    tilesAbove: (tiles: string) => `tiles ${tiles}`,
  },
};
export type SumeriaMessages = typeof sumeria;
