import {
  type AfterTheFlood,
  AREAS,
  EMPIRES,
  type Event,
  GOODS,
  luxuriesOf,
  type Move,
  PAYMENTS,
  PLACES,
  type Reason,
  type Source,
  type Task,
} from '@shinar/after-the-flood';
import type { Facts } from '@shinar/core';
import { floodBoard } from './after-the-flood-board.ts';
import type { Words } from './words.ts';

const title = (name: string | undefined): string => (name ?? '?').replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const area = (index: number): string => title(AREAS[index]);
const place = (index: number): string => (index < AREAS.length ? area(index) : (PLACES[index] ?? '?').replaceAll('-', ' '));
const good = (index: number): string => GOODS[index] ?? '?';
const empire = (index: number): string => title(EMPIRES[index]);
const who = (seat: number): string => `seat ${seat}`;
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const armies = (number: number): string => (number === 1 ? '1 army' : `${number} armies`);
const fighting = ({ area: at, armies: own, defenders, need }: Facts): string =>
  `${title(String(at))}: ${need} or more on two dice removes one of ${defenders} defending; ${own} of yours available`;

const PROMPTS: Readonly<Record<Task, (facts: Facts) => string>> = {
  'draw-order': () => 'The order of play is drawn',
  act: ({ turn }) => `Turn ${turn}: build a city, place workers, trade, start or expand an empire, or pass`,
  'pay-or-pass': ({ turn }) => `Turn ${turn}: somebody has passed, so pay a good, a worker or an army for an action, or pass`,
  'act-paid': () => 'You have paid: choose your action',
  'place-on': ({ workers, scribes }) => `Place or move more workers, or be done (${workers} available, ${scribes} scribes to use)`,
  'trade-on': () => 'Trade on, make tools, or be done',
  levy: ({ armies: own, left }) => `Spend grain, metal or tools on more armies, or be done (${own} available, ${left} left to call)`,
  equip: ({ value }) => `Spend goods on equipment, or be done (value ${value} so far)`,
  'roll-for-home': (facts) => `The fight for the home area. ${fighting(facts)}`,
  muster: ({ area: at, armies: own }) => `Place one or two armies in ${title(String(at))} (${own} available)`,
  roll: (facts) => `The dice are rolled. ${fighting(facts)}`,
  'attack-or-stop': (facts) => `Attack again or stop. ${fighting(facts)}`,
  'repeat-or-done': ({ armies: own }) => `Pay an army to expand again, or be done (${own} available)`,
  'expand-again': ({ armies: own }) => `Invade, destroy or reinforce once more (${own} available)`,
  bid: ({ value }) => `Put goods on your pass box for the order of play, or be done (value ${value} so far)`,
  extend: ({ wood }) => `Extend a city for two wood and up to one of each luxury, or be done (${wood} wood in hand)`,
};

const REFUSALS: Readonly<Record<Reason, string>> = {
  'no-such-order': 'the order of play names each player once',
  'no-such-roll': 'two dice show one to six each',
  'no-such-good': 'there is no such good',
  'no-such-place': 'workers cannot be there',
  'no-such-area': 'there is no such area',
  'no-such-empire': 'there is no such empire',
  'order-is-drawn': 'the order of play has been drawn',
  'no-roll-due': 'there is no fight to roll for',
  'nothing-to-close': 'no action is under way; to end your actions, pass',
  'pay-first': 'somebody has passed, so an action is paid for first: with a good, a worker or an army',
  'paid-already': 'you have paid for this action',
  'nobody-has-passed': 'nobody has passed yet, so actions are free',
  'cannot-pay-with-that': 'you have none of that to pay with',
  'no-action-left-after-paying': 'after paying that you could do nothing',
  'city-outside-sumer': 'cities are built in Sumer only',
  'city-there': 'a city stands there already',
  'enemy-army-in-area': 'another player’s army is in the area',
  'base-in-hand': 'you still have a city in hand; only with all four on the board may one be moved',
  'no-base-left': 'all four of your cities are on the board: say which one you take back',
  'not-your-city': 'you have no city there',
  'same-area': 'a city is moved to a different area',
  'workers-in-sumer': 'workers are never placed in Sumer',
  'good-not-in-hand': 'you do not have that good',
  'one-good-an-action': 'one good is spent on workers in an action',
  'more-than-value': 'a good places from one worker up to its value',
  'too-few-available-workers': 'you do not have so many workers available',
  'scribes-full': 'two scribes at most, used ones counted',
  'no-unused-scribe': 'you have no unused scribe',
  'no-worker-there': 'you have no worker there to move',
  'same-place': 'the worker is there already',
  'used-scribe-stays-used': 'a used scribe does not become an unused one',
  'scribe-just-placed': 'a scribe placed in this action cannot be used in it',
  'not-offered-there': 'that good is not on offer there',
  'no-trader-there': 'you have no worker and no army there to trade',
  'traders-used-up': 'each of your workers or armies there has traded',
  'good-had-there-already': 'each good is had once in an area and action',
  'not-taken-for-that': 'that good is not taken in exchange for it',
  'bank-has-none': 'the bank has no such piece left',
  'no-unused-tool-maker': 'you have no unused tool maker',
  'one-empire-a-turn': 'you have started an empire this turn',
  'empire-taken': 'another player has started that empire',
  'empire-of-another-turn': 'that empire does not rise this turn',
  'home-is-fixed': 'that empire starts in its own area',
  'choose-home-in-sumer': 'say in which Sumerian area the empire starts',
  'no-worker-in-home': 'you need a worker in the home area',
  'outnumbered-in-home': 'another player has more workers in the home area',
  'no-levy-for-that': 'only grain, metal and tools bring armies',
  'all-armies-out': 'all your twenty armies are out',
  'muster-one-or-two': 'one or two armies are placed in the home area',
  'never-entered': 'no army ever goes there from another area',
  'no-army-on-board': 'you have no empire on the board',
  'own-army-there': 'your own army is there: reinforce it instead',
  'not-adjacent': 'none of your armies is next to that area',
  'no-available-army': 'you do not have so many armies available',
  'no-enemy-city-there': 'no other player has a city there',
  'no-own-army-there': 'you have no army there',
  'too-few-available-armies': 'that takes two available armies, or three under the protection of Shuruppak',
  'two-armies-there': 'an area holds two armies at most',
  'nothing-to-repeat': 'after paying an army you could not expand',
  'reenter-at-home': 'without an army on the board you come back through the home area only',
  'extended-already': 'the city has been extended',
  'two-wood-needed': 'an extension takes two wood',
  'chance-first': 'the dice or the draw come first',
  'not-asked-now': 'that is not what is asked now',
  'paid-must-act': 'you have paid, so you take an action now',
  'finish-action-first': 'finish what is under way first',
  'finish-bid-first': 'finish your bid first',
  'game-over': 'the game is over',
};

function moveText(move: Move): string {
  switch (move.type) {
    case 'order':
      return `order ${move.seats.map(who).join(' ')}`;
    case 'roll':
      return `roll ${move.dice.join(' and ')}`;
    case 'pay':
      return `pay with ${PAYMENTS[move.with]}`;
    case 'city':
      return move.from === undefined ? `build a city in ${area(move.at)}` : `move the city of ${area(move.from)} to ${area(move.at)}`;
    case 'workers':
      return `spend ${good(move.spend)}: ${count(move.count, 'worker')} to ${place(move.to)}`;
    case 'scribe':
      return `scribe: a worker from ${place(move.from)} to ${place(move.to)}`;
    case 'trade':
      return `trade ${good(move.give)} for ${good(move.get)} in ${area(move.at)}`;
    case 'tool':
      return 'make tools of a metal';
    case 'empire':
      return `start the empire of ${empire(move.of)}${move.at === undefined ? '' : ` in ${area(move.at)}`}`;
    case 'levy':
    case 'equip':
    case 'bid':
      return `${move.type} ${good(move.with)}`;
    case 'muster':
      return `place ${armies(move.armies)}`;
    case 'invade':
      return `invade ${area(move.to)}`;
    case 'destroy':
      return `destroy the city in ${area(move.at)}`;
    case 'reinforce':
      return `reinforce ${area(move.at)}`;
    case 'extend':
      return `extend ${area(move.at)} with ${['two wood', ...luxuriesOf(move.with).map(good)].join(', ')}`;
    case 'repeat':
      return 'pay an army and expand again';
    default:
      return move.type;
  }
}

function eventText(event: Event): string {
  switch (event.type) {
    case 'orderDrawn':
      return `the order of play is ${event.order.map(who).join(' ')}`;
    case 'orderSet':
      return `the new order of play is ${event.order.map(who).join(' ')}`;
    case 'turnBegan':
      return `turn ${event.turn} begins`;
    case 'turnEnded':
      return `turn ${event.turn} ends: armies and available workers go back`;
    case 'produced':
      return `${who(event.seat)} gets ${event.count} ${good(event.good)}${event.clause === 'F5.4' ? ' from Ur' : ''}`;
    case 'workersReady':
      return `${who(event.seat)} has ${count(event.count, 'more worker')} available`;
    case 'declined':
      return `${who(event.seat)} loses ${count(event.count, 'worker')} in ${place(event.place)}`;
    case 'paid':
      return `${who(event.seat)} pays with ${PAYMENTS[event.with]}`;
    case 'cityBuilt':
      return `${who(event.seat)} builds a city in ${area(event.at)}`;
    case 'cityMoved':
      return `${who(event.seat)} moves the city of ${area(event.from)} to ${area(event.at)}`;
    case 'workerGranted':
      return `${area(event.at)} gives ${who(event.seat)} a worker in ${place(event.to)}`;
    case 'workersPlaced':
      return `${who(event.seat)} spends ${good(event.spend)}: ${count(event.count, 'worker')} to ${place(event.to)}`;
    case 'scribeUsed':
      return `a scribe of ${who(event.seat)} moves a worker from ${place(event.from)} to ${place(event.to)}`;
    case 'traded':
      return `${who(event.seat)} trades ${good(event.give)} for ${good(event.get)} in ${area(event.at)}${event.sippar ? ' by Sippar’s right' : ''}`;
    case 'toolMade':
      return `${who(event.seat)} makes tools of a metal`;
    case 'empireStarted':
      return `${who(event.seat)} starts the empire of ${empire(event.of)} in ${area(event.at)} with ${armies(event.armies + event.babylon)}`;
    case 'levied':
      return `${who(event.seat)} spends ${good(event.with)} and calls ${armies(event.armies)}`;
    case 'equipped':
      return `${who(event.seat)} spends ${good(event.with)} on equipment`;
    case 'ranked':
      return `equipment, best first: ${event.ranks.map(who).join(' ')}`;
    case 'homeLeft':
      return `${count(event.workers, 'worker')} of ${who(event.seat)} in ${area(event.at)} taken off the board`;
    case 'startFailed':
      return `the empire of ${who(event.seat)} fails before ${area(event.at)}`;
    case 'mustered':
      return `${who(event.seat)} places ${armies(event.armies)} in ${area(event.at)}`;
    case 'invaded':
      return `${who(event.seat)} invades ${area(event.to)}${event.defenders > 0 ? ` against ${armies(event.defenders)}` : ''}`;
    case 'rolled':
      return `${who(event.seat)} rolls ${event.dice.join(' and ')}, needs ${event.need}: ${event.hit ? 'a hit' : 'a miss'}`;
    case 'armyLost':
      return `${who(event.seat)} loses an army ${event.defending ? 'defending' : 'attacking'} ${area(event.at)}`;
    case 'areaTaken':
      return `${who(event.seat)} takes ${area(event.at)}`;
    case 'attackPressed':
      return `${who(event.seat)} attacks ${area(event.at)} again`;
    case 'attackStopped':
      return `${who(event.seat)} stops attacking ${area(event.at)}`;
    case 'reinforced':
      return `${who(event.seat)} reinforces ${area(event.at)}`;
    case 'cityDestroyed':
      return `${who(event.seat)} destroys the city of ${who(event.owner)} in ${area(event.at)} for ${armies(event.armies)}`;
    case 'repeated':
      return `${who(event.seat)} pays an army to expand again`;
    case 'passed':
      return `${who(event.seat)} passes`;
    case 'actionDone':
      return `${who(event.seat)} is done with the action`;
    case 'levyDone':
      return `${who(event.seat)} calls no more armies`;
    case 'equipDone':
      return `${who(event.seat)} is done with equipment`;
    case 'bidDone':
      return `${who(event.seat)} is done with the pass box`;
    case 'extendingDone':
      return `${who(event.seat)} extends no more cities`;
    case 'goodBid':
      return `${who(event.seat)} puts ${good(event.with)} on the pass box`;
    case 'areasScored':
      return `${who(event.seat)} scores ${event.points} for ${count(event.areas, 'area')}`;
    case 'nippurScored':
      return `${who(event.seat)} scores ${event.points} by Nippur`;
    case 'cityExtended':
      return `${who(event.seat)} extends ${area(event.at)} with ${['two wood', ...event.luxuries.map(good)].join(', ')}: ${event.points} points`;
    case 'majorityScored':
      return `${who(event.seat)} scores ${event.points} for most workers in ${place(event.at)}`;
    case 'gameEnded':
      return `the game is over: ${who(event.winner)} wins`;
  }
}

function sourceText(source: Source): string {
  if (source === 'areas') return 'areas held';
  if (source === 'nippur') return 'Sumerian areas by Nippur';
  const [kind, ...name] = source.split('-');
  return `${kind === 'extension' ? 'extension of' : 'most workers in'} ${title(name.join('-'))}`;
}

export const afterTheFloodWords: Words<AfterTheFlood> = {
  prompt: ({ task, facts }) => PROMPTS[task as Task](facts ?? {}),
  move: moveText,
  event: eventText,
  refusal: ({ reason }) => REFUSALS[reason as Reason],
  source: (source) => sourceText(source as Source),
  board: floodBoard,
};
