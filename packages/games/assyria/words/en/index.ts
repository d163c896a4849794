import { ordinalOf, phrasesOf, pluralOf } from '@shinar/words';
import type { AssyriaReason, AssyriaSource, AssyriaTask } from '../../rules/index.ts';
import { advise } from './advise.ts';
import { gains } from './gains.ts';

const n = pluralOf('en');
const ordinal = ordinalOf('en');
const huts = (count: number) => n(count, { one: '1 hut', other: `${count} huts` });
const camels = (count: number) => n(count, { one: '1 camel', other: `${count} camels` });
const points = (count: number) => n(count, { one: '1 point', other: `${count} points` });

function food(fed: number, all: number): string {
  if (fed === all) return n(all, { one: 'Food for the one hungry hut', other: `Food for ${all === 2 ? 'both' : `all ${all}`} huts` });
  if (fed > 0) return `Food for ${fed} of ${huts(all)}`;
  return n(all, { one: 'No food for the one hungry hut', other: `No food for ${all === 2 ? 'either' : 'any'} of the ${all} huts` });
}

type Facts = Readonly<Record<string, number>>;

const tasks: Readonly<Record<AssyriaTask, (facts: Facts) => string>> = {
  'draw-order': () => 'Drawing the turn order',
  sow: ({ row }) => `Sowing row ${row} of the field`,
  settle: () => 'Choose where to build your first ziggurat',
  deal: () => 'Dealing Food cards for the first choice',
  keep: () => 'Keep one card and pass the rest on',
  harvest: () => 'Take a column of cards. Further left also means earlier in the new turn order',
  'place-huts': ({ left }) => `Place ${n(left!, { one: '1 more hut', other: `${left} more huts` })} next to your own pieces`,
  'feed-huts': ({ left }) => `Feed your huts: choose a card (${left} still hungry)`,
  'dig-wells': ({ left }) =>
    `Dig a well where three of your huts meet, or continue (${n(left!, { one: '1 well', other: `${left} wells` })} left)`,
  act: () => 'No camels left: end your actions',
  'draw-expansion': () => 'Drawing a new Expansion card',
};

/** What to do now, after “You can’t do that now:”. */
const first: Readonly<Record<AssyriaTask, string>> = {
  'draw-order': 'the turn order is being drawn',
  sow: 'the field is being sown',
  settle: 'choose a starting hex',
  deal: 'cards are being dealt',
  keep: 'keep one of the dealt cards',
  harvest: 'take a column of the field',
  'place-huts': 'place your huts',
  'feed-huts': 'feed your huts; choose a card first',
  'dig-wells': 'dig your wells, or continue',
  act: 'spend your camels, or end your actions',
  'draw-expansion': 'an Expansion card is being drawn',
};

const offeringLeft = (left: number) =>
  n(left, { one: 'You can advance only 1 more step this turn.', other: `You can advance 1 to ${left} steps this turn.` });

const refusals: Readonly<Record<AssyriaReason, (facts: Facts) => string>> = {
  'no-such-seat': () => 'There’s no such seat at this table.',
  'no-such-hex': () => 'There’s no such hex on the map.',
  'no-such-card': () => 'There’s no such card.',
  'no-such-expansion': () => 'Expansion cards show 2, 3 or 4.',
  'no-such-column': () => 'There’s no such column in the field.',
  'no-such-dignitary': () => 'There’s no such dignitary.',
  'not-now': () => 'The game is over.',
  'cut-off': () => 'That part of the map isn’t used with this many players.',
  'seat-drawn': () => 'That player already has a place in the turn order.',
  'not-in-deck': () => 'There’s no such card left in the deck.',
  'cards-left': () => 'There are still cards to sow.',
  'not-a-start': () => 'That isn’t a starting hex with this many players.',
  'start-taken': () => 'Someone has already settled there.',
  'not-dealt': () => 'That card isn’t one of those dealt.',
  'column-taken': () => 'That column has been taken.',
  'hex-taken': () => 'That hex is occupied.',
  'not-adjacent': () => 'A new hut must be next to one of your huts or ziggurats.',
  'card-not-held': () => 'You don’t have that card.',
  'not-your-hut': () => 'You don’t have a hut there.',
  'hut-fed': () => 'That hut has already been fed.',
  'hut-twice': () => 'You’ve already chosen that hut.',
  'other-good': () => 'That card’s food doesn’t match the hex.',
  'too-many-huts': ({ most }) => `That card feeds only ${huts(most!)}.`,
  'too-few-huts': ({ needed }) =>
    needed === 0 ? 'That card can’t feed any of your hungry huts.' : `That card must feed as many huts as it can: ${huts(needed!)}.`,
  'hexes-do-not-meet': () => 'Those three hexes don’t meet at one corner.',
  fertile: () => 'A well can’t touch the fertile land between the rivers.',
  'three-huts-needed': () => 'A well needs your huts on all three hexes around it.',
  'well-there': () => 'There’s already a well there.',
  'no-wells-left': () => 'There are no wells left.',
  'on-river': () => 'You can’t build a ziggurat on a river.',
  'beside-well': () => 'You can’t build a ziggurat next to a well.',
  'no-bases-left': () => 'You have no ziggurat bases left.',
  'not-your-ziggurat': () => 'You don’t have a ziggurat there.',
  'grown-this-turn': () => 'That ziggurat has already grown this turn.',
  finished: () => 'That ziggurat is already finished.',
  'dignitary-full': () => 'There’s no room left with that dignitary.',
  'no-huts-left': () => 'You have no huts in reserve.',
  'offering-limit': ({ left }) => (left === 0 ? 'You’ve already offered three camels this turn, the most allowed.' : offeringLeft(left!)),
  'track-end': () => 'That’s too many camels: the offering track ends at step 7.',
  'not-on-sale': () => 'Only cards from the untaken column can be bought.',
  'food-bought': () => 'You’ve already bought a Food card this turn.',
  'plow-held': () => 'You already have a plough.',
  'too-few-camels': ({ need, have }) => `That costs ${camels(need!)}; you have ${have}.`,
  'camel-limit': ({ need, have }) =>
    `That costs ${camels(need!)}; you have ${have}. (You can’t hold more than 10; the rest of your income was lost.)`,
  'pieces-do-not-add-up': () => 'The pieces in this position don’t add up.',
};

const sources: Readonly<Record<AssyriaSource, string>> = {
  'fertile-huts': 'huts on fertile land',
  'arid-huts': 'huts on arid land',
  ziggurats: 'ziggurat tiles',
  wells: 'wells',
  assur: 'influence in Assur',
  'upper-dignitary': 'upper dignitary',
  offerings: 'offerings',
  'final-ziggurats': 'ziggurat tiles at the end',
  'final-plow': 'plough at the end',
  'final-camels': 'camels at the end',
};

export const assyria = {
  ...phrasesOf('en'),
  advise,
  gains,
  huts,
  camels,
  points,
  goods: { grape: 'grapes', palm: 'palm', salt: 'salt', barley: 'barley', dates: 'dates' },
  joker: 'joker',
  plow: 'plough',
  card: (good: string, symbols: number) => `${good} ×${symbols}`,
  regions: { arid: 'arid', fertile: 'fertile', 'north-river': 'north river', 'south-river': 'south river' },
  hex: (name: string, good: string) => `${name} (${good})`,
  tiles: ['', 'base', 'centre', 'roof'] as readonly string[],
  dignitaries: { upper: 'the upper dignitary', middle: 'the middle dignitary', lower: 'the lower dignitary' },
  tasks,
  onlyEnd: 'You can’t do any more this turn: end your actions',
  act: (have: number, actions: string) => `You have ${camels(have)}: ${actions}, then end`,
  actions: { build: 'build', extend: 'extend', intrigue: 'intrigue', offer: 'offer', buy: 'buy' },
  chooseHuts: (card: string, left: number) => `Choose the huts to feed with ${card} (${left} more)`,
  notNow: (task: AssyriaTask) => `You can’t do that now: ${first[task]}.`,
  refusals,
  sources,
  tokens: {
    hex: (name: string, good: string, region: string) => `${name}: ${good}, ${region}`,
    hut: (who: string) => `${who}’s hut`,
    hungry: (who: string) => `${who}’s hut, hungry`,
    fed: (who: string) => `${who}’s hut, fed`,
    ziggurat: (who: string, level: number) => `${who}’s ziggurat, ${n(level, { one: '1 tile', other: `${level} tiles` })}`,
    well: (hexes: string) => `Well between ${hexes}`,
    hand: (card: string, count: number) => (count > 1 ? `${card} from your hand (${count})` : `${card} from your hand`),
    dealt: (card: string) => `Keep ${card}`,
    column: (column: number, cards: string, who: string | undefined) =>
      `Column ${column}: ${who === undefined ? cards : `taken by ${who}`}`,
    buy: (card: string, price: string) => `Buy ${card} for ${price}`,
    dignitary: (name: string, price: string, free: number) =>
      `Send a hut to ${name} for ${price} (${free === 0 ? 'full' : `room for ${free}`})`,
    step: (step: number, multiplier: number) => `Offering track, step ${step}: ×${multiplier}`,
    done: 'No more wells',
    end: 'End actions',
    empty: 'no cards',
  },
  events: {
    order: (names: string) => `Turn order: ${names}`,
    sown: (row: number, cards: string) => `Row ${row} is sown: ${cards}`,
    rowLeftEmpty: (row: number) => `No cards left for row ${row}`,
    deckRenewed: (cards: number) =>
      `The deck is empty: the discard pile is reshuffled (${n(cards, { one: '1 card', other: `${cards} cards` })})`,
    settled: (who: string, at: string) => `${who} settles on ${at}`,
    dealt: (cards: string) => `Dealt: ${cards}`,
    cardKept: (who: string, card: string) => `${who} keeps ${card}`,
    harvested: (who: string, column: number, cards: string) => `${who} takes column ${column}: ${cards}`,
    hutPlaced: (who: string, at: string) => `${who} places a hut on ${at}`,
    hutsFed: (who: string, card: string, at: string) => `${who} plays ${card} and feeds ${at}`,
    hutsStarved: (who: string, count: number, at: string) => `Famine: ${who} loses ${huts(count)} on ${at}`,
    wellDug: (who: string, at: string) => `${who} digs a well between ${at}`,
    wellsDone: (who: string) => `${who} digs no more wells`,
    camelsGained: (who: string, count: number, lost: number) =>
      `${who} gets ${camels(count)}${lost > 0 ? ` (${lost} more lost: 10 is the limit)` : ''}`,
    zigguratBuilt: (who: string, at: string, cost: number) => `${who} builds a ziggurat on ${at} for ${camels(cost)}`,
    zigguratExtended: (who: string, tile: string, at: string, cost: number) => `${who} adds a ${tile} on ${at} for ${camels(cost)}`,
    intrigued: (who: string, dignitary: string, cost: number) => `${who} sends a hut to ${dignitary} for ${camels(cost)}`,
    offered: (who: string, count: number, step: number) => `${who} offers ${camels(count)} and reaches step ${step}`,
    cardBought: (who: string, card: string, cost: number) => `${who} buys ${card} for ${camels(cost)}`,
    actionsEnded: (who: string) => `${who} has finished`,
    fieldCleared: (cards: string) => `Untaken cards discarded: ${cards}`,
    expansionLaid: (reign: number, turn: number, card: number) => `Reign ${reign}, turn ${turn}: Expansion card ${card}`,
    hutsFlooded: (who: string, count: number) => `Flood: ${who} takes back ${huts(count)} from the rivers`,
    ranked: (who: string, rank: number, influence: number) => `Assur: ${who} is ${ordinal(rank)} with ${influence} influence`,
    plowGained: (who: string) => `${who} gets a plough from the middle dignitary`,
    assurCleared: 'All huts return from Assur',
    offeringsCleared: 'Offering discs go back to 0',
    reignBegun: (reign: number, bonus: boolean) => `Reign ${reign} begins${bonus ? ', with the Bonus card' : ''}`,
    gameEnded: 'The game is over',
  },
  notes: {
    food,
    starves: (count: number) => `Careful: ${huts(count)} you could feed will starve`,
    wellSites: (count: number, worth: number) =>
      `Room for ${n(count, { one: '1 more well', other: `${count} more wells` })}, ${points(worth)} each`,
    wellPoints: (count: number) => `${points(count)} for the well when prestige is scored`,
    rank: (rank: number, prize: number) => `${ordinal(rank)} in Assur: worth ${points(prize)} at the flood as things stand`,
    offering: (ziggurats: number, multiplier: number, worth: number) =>
      `${n(ziggurats, { one: '1 ziggurat', other: `${ziggurats} ziggurats` })} × ${multiplier} = ${points(worth)} at the flood`,
  },
  board: {
    name: 'Assyria',
    dignitaries: { upper: 'Upper', middle: 'Middle', lower: 'Lower' },
    influence: (influence: number) => `influence ${influence}`,
    upper: '1 · 4 · 8',
    reign: (reign: number, turn: number) => `Reign ${reign}, turn ${turn}`,
    reignOnly: (reign: number) => `Reign ${reign}`,
    bonus: 'Bonus card (4)',
    dealt: 'Choose one',
    hand: 'hand',
    wellsLeft: (count: number) => n(count, { one: '1 well left', other: `${count} wells left` }),
    expansion: (turn: number, card: number) => `Turn ${turn}: everyone places ${huts(card)}`,
    expansionToCome: (turn: number) => `Turn ${turn}: Expansion card still to come`,
    tracks: { camels: 'Each player’s camels', offerings: 'Offering track', points: 'Points' },
  },
  advice: {
    title: 'Best way to feed',
    feeds: (card: string, at: string) => `${card} feeds ${at}`,
    play: 'Feed like this',
    booked: (gained: string, income: string) => `Still to come this turn: ${gained}, ${income}`,
    flood: (gained: string, rank: string, last: boolean) =>
      `At the flood${last ? ' and the end' : ''}, as things stand: ${gained}, ${rank}`,
    starving: (count: number, at: string) => `Still starving: ${huts(count)} on ${at}`,
    more: (cards: number) => n(cards, { one: 'then 1 more card', other: `then ${cards} more cards` }),
  },
  seat: {
    place: (place: number) => `plays ${ordinal(place)}`,
    offering: (step: number, multiplier: number) => `offering step ${step} (×${multiplier})`,
    reserve: (count: number) => `${huts(count)} in reserve`,
    ziggurats: (count: number, tiles: number) =>
      `${n(count, { one: '1 ziggurat', other: `${count} ziggurats` })}, ${n(tiles, { one: '1 tile', other: `${tiles} tiles` })}`,
    hand: (cards: string) => `hand: ${cards}`,
    noCards: 'no cards',
    influence: (count: number) => `influence ${count}`,
  },
  supply: {
    title: 'Food',
    of: 'Show food for',
    good: 'Food',
    huts: 'Huts',
    symbols: 'Symbols',
    balance: 'Balance',
    wild: 'Joker or plough',
    verdict: (fed: number, all: number) => (all === 0 ? 'No huts to feed.' : `${food(fed, all)}.`),
  },
  forecast: {
    title: 'Forecast',
    turn: 'Still to score this turn',
    turnHint: 'With the huts in place now, fed as well as possible.',
    flood: 'The next flood, as things stand',
    floodLast: 'The last flood and the end, as things stand',
    lost: (count: number) => `${count} lost`,
    rank: ordinal,
    unranked: 'unranked',
    returning: (count: number) => `${huts(count)} back from the rivers`,
    plow: 'a plough',
    nothing: 'nothing',
  },
  deck: {
    title: 'Cards',
    deck: 'In the deck',
    discard: 'Discarded',
    symbols: (symbols: number) => n(symbols, { one: '1 symbol', other: `${symbols} symbols` }),
    good: 'Food',
    count: (count: number) => n(count, { one: '1 card', other: `${count} cards` }),
    expansions: 'Expansion cards still to come',
  },
  text: {
    game: 'The game',
    laid: (cards: string) => `Expansion cards this reign: ${cards}`,
    nothing: 'none',
    order: (names: string) => `Turn order: ${names}`,
    wellsDug: (wells: string) => `Wells: ${wells}`,
    field: 'The field',
    assur: 'Assur, top to bottom',
    guests: (dignitary: string, names: string) => `${dignitary}: ${names}`,
    free: (count: number) => n(count, { one: '1 free space', other: `${count} free spaces` }),
    offerings: 'Offering track',
    players: 'Players',
    cards: 'Cards to choose from',
    hand: 'Hand of the player to move',
    column: (letter: string) => `Column ${letter}`,
    cutOff: 'not in use',
    sites: 'Possible wells',
    market: 'For sale',
  },
  /** Why bots like a move: what it gains or costs, in points to come. */
  reasons: {
    points: 'points scored',
    wells: 'wells',
    food: 'food for the huts',
    camels: 'camels',
    huts: 'huts',
    ziggurats: 'ziggurats',
    assur: 'influence in Assur',
    offerings: 'offerings',
    tempo: 'turn order and tempo',
  },
};
export type AssyriaMessages = typeof assyria;
