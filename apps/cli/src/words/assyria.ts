/** The words of Assyria. */
import {
  type Assyria,
  type AssyriaEvent,
  type AssyriaMove,
  type AssyriaReason,
  type AssyriaSource,
  type AssyriaState,
  type AssyriaTask,
  CARD_NAMES,
  cardsOf,
  DIGNITARIES,
} from '@shinar/assyria';
import type { Facts } from '@shinar/core';
import { drawBoard, hexNames, placeName } from './assyria-board.ts';
import type { Words } from './words.ts';

const count = (number: number | string | undefined, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
const cardList = (cards: readonly number[]): string => cards.map((card) => CARD_NAMES[card]).join(' and ') || 'nothing';
const TILES = ['', 'base', 'centre', 'roof'];

const TASKS: Readonly<Record<AssyriaTask, (facts: Facts) => string>> = {
  'draw-order': () => 'The turn order is drawn',
  sow: ({ row, left }) => `Row ${row} of the field is sown: ${count(left, 'card')} to come`,
  settle: () => 'Choose a start hex for your first ziggurat',
  deal: ({ left }) => `Food cards are dealt for the first choice: ${left} to come`,
  keep: () => 'Keep one of the Food cards and pass on the rest',
  harvest: () => 'Take a column of the field; from left to right they give the new turn order',
  'place-huts': ({ left }) => `Place ${count(left, 'more hut')}`,
  'feed-huts': ({ left }) => `Play a card to feed your huts: ${left} unfed`,
  'dig-wells': ({ left }) => `Dig a well, or be done (${left} in stock)`,
  act: ({ camels }) => `Spend your ${count(camels, 'camel')} on actions, or end`,
  'draw-expansion': () => 'A new Expansion card is drawn',
};

/** What must come before a move that is not asked for now. */
const FIRST: Readonly<Record<AssyriaTask, string>> = {
  'draw-order': 'the turn order is being drawn',
  sow: 'the field is being sown',
  settle: 'a start hex is to be chosen',
  deal: 'Food cards are being dealt',
  keep: 'a Food card is to be kept',
  harvest: 'a column is to be taken',
  'place-huts': 'huts are to be placed',
  'feed-huts': 'huts are to be fed',
  'dig-wells': 'wells may be dug',
  act: 'this is the time for actions',
  'draw-expansion': 'an Expansion card is being drawn',
};

const REASONS: Readonly<Record<AssyriaReason, (facts: Facts) => string>> = {
  'no-such-seat': () => 'There is no such seat at this table.',
  'no-such-hex': () => 'There is no such hex on the map.',
  'no-such-card': () => 'There is no such card.',
  'no-such-expansion': () => 'Expansion cards have the values 2, 3 and 4.',
  'no-such-column': () => 'The field has no such column.',
  'no-such-dignitary': () => 'The dignitaries are upper, middle and lower.',
  'not-now': ({ task }) => (task === undefined ? 'The game is over.' : `Not now: ${FIRST[task as AssyriaTask]}.`),
  'cut-off': () => 'That part of the map is out of play with so few players.',
  'seat-drawn': () => 'That seat has its place in the order already.',
  'not-in-deck': () => 'No such card is left in the deck.',
  'cards-left': () => 'There are cards to sow.',
  'not-a-start': () => 'That is no start hex for this number of players.',
  'start-taken': () => 'Somebody has settled there already.',
  'not-dealt': () => 'That card is not among those passed to you.',
  'column-taken': () => 'Somebody has taken that column.',
  'hex-taken': () => 'That hex is not empty.',
  'not-adjacent': () => 'A hut must stand next to a hut or ziggurat of your own.',
  'card-not-held': () => 'You do not hold that card.',
  'not-your-hut': () => 'You have no hut there.',
  'hut-fed': () => 'That hut is fed already.',
  'hut-twice': () => 'A hut is named twice.',
  'other-good': () => 'That card shows another good than the hex.',
  'too-many-huts': ({ most }) => `That card feeds at most ${count(most, 'hut')}.`,
  'too-few-huts': ({ needed }) =>
    needed === 0 ? 'That card can feed none of your huts.' : `That card must feed as many huts as it can: ${needed}.`,
  'hexes-do-not-meet': () => 'Those three hexes do not meet in one point.',
  fertile: () => 'No well may touch the fertile land between the rivers.',
  'three-huts-needed': () => 'A well needs a hut of yours on each of its three hexes.',
  'well-there': () => 'There is a well already.',
  'no-wells-left': () => 'All wells have been dug.',
  'on-river': () => 'No ziggurat may stand on a river.',
  'beside-well': () => 'No ziggurat may stand next to a well.',
  'no-bases-left': () => 'You have built all your bases.',
  'not-your-ziggurat': () => 'You have no ziggurat there.',
  'grown-this-turn': () => 'That ziggurat has grown this turn already.',
  finished: () => 'That ziggurat is finished.',
  'dignitary-full': () => 'No place is left with that dignitary.',
  'no-huts-left': () => 'You have no hut in reserve.',
  'offering-limit': ({ left }) => `You may offer ${left === 0 ? 'no more' : `1 to ${left}`} this turn.`,
  'track-end': () => 'The offering track ends at 7.',
  'not-on-sale': () => 'That card is not in the untaken column.',
  'food-bought': () => 'You have bought a Food card this turn already.',
  'plow-held': () => 'You have a plow already.',
  'too-few-camels': ({ need, have }) => `That costs ${count(need, 'camel')}; you have ${have}.`,
  'camel-limit': ({ need, have }) =>
    `That costs ${count(need, 'camel')}; you have ${have}, for nobody holds more than 10 and the rest was lost.`,
  'pieces-do-not-add-up': ({ missing }) => `Pieces were lost or made up: ${missing}.`,
};

const SOURCES: Readonly<Record<AssyriaSource, string>> = {
  'fertile-huts': 'huts between the rivers',
  'arid-huts': 'huts on arid land',
  ziggurats: 'ziggurat tiles',
  wells: 'wells',
  assur: 'influence in Assur',
  'upper-dignitary': 'upper dignitary',
  offerings: 'offerings',
  'final-ziggurats': 'ziggurat tiles at the end',
  'final-plow': 'plow at the end',
  'final-camels': 'camels at the end',
};

function moveWords(move: AssyriaMove, state: AssyriaState): string {
  switch (move.type) {
    case 'order':
      return `seat ${move.seat} is next in the order`;
    case 'sow':
      return `${CARD_NAMES[move.card]} is sown`;
    case 'fallow':
      return 'the row stays empty';
    case 'deal':
      return `${CARD_NAMES[move.card]} is dealt`;
    case 'expansion':
      return `an Expansion card of ${move.card}`;
    case 'settle':
      return `settle on ${placeName(move.at)}`;
    case 'keep':
      return `keep ${CARD_NAMES[move.card]}`;
    case 'harvest':
      return `take column ${move.column}: ${cardList(cardsOf(state, move.column))}`;
    case 'hut':
      return `hut on ${placeName(move.at)}`;
    case 'feed':
      return `${CARD_NAMES[move.card]} feeds ${move.huts.map(placeName).join(' and ')}`;
    case 'well':
      return `well at ${hexNames(move.at)}`;
    case 'done':
      return 'no more wells';
    case 'build':
      return `build a ziggurat on ${placeName(move.at)} (6 camels)`;
    case 'extend':
      return `add a ${TILES[state.level[move.at]! + 1]} on ${placeName(move.at)} (${state.level[move.at] === 1 ? 3 : 2} camels)`;
    case 'intrigue':
      return `a hut with the ${DIGNITARIES[move.with]} dignitary (${4 - move.with} camels)`;
    case 'offer':
      return `offer ${count(move.camels, 'camel')}`;
    case 'buy':
      return `buy ${CARD_NAMES[move.card]}`;
    case 'end':
      return 'end your actions';
  }
}

function eventWords(event: AssyriaEvent): string {
  switch (event.type) {
    case 'seatDrawn':
      return `Seat ${event.seat} is number ${event.place + 1} in the order.`;
    case 'cardSown':
      return `${CARD_NAMES[event.card]} is sown in row ${event.row + 1}.`;
    case 'rowLeftEmpty':
      return `There is no card for row ${event.row + 1}.`;
    case 'deckRenewed':
      return `The deck is empty: ${count(event.cards, 'discarded card')} are shuffled into a new one.`;
    case 'settled':
      return `Seat ${event.seat} settles on ${placeName(event.at)}.`;
    case 'cardDealt':
      return `${CARD_NAMES[event.card]} is dealt.`;
    case 'cardKept':
      return `Seat ${event.seat} keeps ${CARD_NAMES[event.card]}.`;
    case 'harvested':
      return `Seat ${event.seat} takes column ${event.column}: ${cardList(event.cards)}.`;
    case 'orderChanged':
      return `The order is now: seats ${event.seats.join(', ')}.`;
    case 'hutPlaced':
      return `Seat ${event.seat} places a hut on ${placeName(event.at)}.`;
    case 'hutsFed':
      return `Seat ${event.seat} feeds ${event.huts.map(placeName).join(' and ')} with ${CARD_NAMES[event.card]}.`;
    case 'hutsStarved':
      return `Famine: seat ${event.seat} loses ${event.huts.map(placeName).join(' and ')}.`;
    case 'wellDug':
      return `Seat ${event.seat} digs a well at ${hexNames(event.at)}.`;
    case 'wellsDone':
      return `Seat ${event.seat} digs no more wells.`;
    case 'camelsGained':
      return `Seat ${event.seat} gets ${count(event.camels, 'camel')}${event.lost > 0 ? ` (${event.lost} more are lost beyond 10)` : ''}.`;
    case 'pointsScored':
      return `Seat ${event.seat} scores ${count(event.points, 'point')} for ${SOURCES[event.source]}.`;
    case 'zigguratBuilt':
      return `Seat ${event.seat} builds a ziggurat on ${placeName(event.at)} for ${event.camels} camels.`;
    case 'zigguratExtended':
      return `Seat ${event.seat} adds a ${TILES[event.level]} on ${placeName(event.at)} for ${event.camels} camels.`;
    case 'intrigued':
      return `Seat ${event.seat} sends a hut to the ${DIGNITARIES[event.with]} dignitary for ${event.camels} camels.`;
    case 'offered':
      return `Seat ${event.seat} offers ${count(event.camels, 'camel')} and stands at ${event.offering}.`;
    case 'cardBought':
      return `Seat ${event.seat} buys ${CARD_NAMES[event.card]} for ${count(event.camels, 'camel')}.`;
    case 'actionsEnded':
      return `Seat ${event.seat} ends.`;
    case 'fieldCleared':
      return `Untaken cards are discarded: ${cardList(event.cards)}.`;
    case 'expansionLaid':
      return `Reign ${event.reign + 1}, turn ${event.turn + 1}: the Expansion card is a ${event.card}.`;
    case 'hutsFlooded':
      return `Flood: seat ${event.seat} takes back ${event.huts.map(placeName).join(' and ')}.`;
    case 'ranked':
      return `Assur: seat ${event.seat} is number ${event.rank + 1} with ${event.influence} influence.`;
    case 'plowGained':
      return `Seat ${event.seat} gets a plow from the middle dignitary.`;
    case 'assurCleared':
      return 'All huts come back from Assur.';
    case 'offeringsCleared':
      return 'The offering discs go back to 0.';
    case 'reignBegun':
      return `Reign ${event.reign + 1} begins${event.bonus ? ' with the Bonus card' : ''}.`;
    case 'gameEnded':
      return event.winners.length === 1 ? `Seat ${event.winners[0]} wins.` : `Seats ${event.winners.join(' and ')} win together.`;
  }
}

export const assyriaWords: Words<Assyria> = {
  prompt: ({ task, facts = {} }) => TASKS[task as AssyriaTask](facts),
  move: moveWords,
  event: eventWords,
  refusal: ({ reason, facts = {} }) => REASONS[reason as AssyriaReason](facts),
  source: (source) => SOURCES[source as AssyriaSource],
  board: drawBoard,
};
