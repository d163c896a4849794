import { phrasesOf, pluralOf } from '@shinar/words';
import type { Asked, Fight, Sentences } from '../said.ts';
import type { Deed, EmpireName, GoodName, SumerName } from '../tokens.ts';
import { advise } from './advise.ts';
import { events } from './events.ts';
import { gains } from './gains.ts';
import { at, empireOf, the } from './names.ts';
import { places } from './places.ts';
import { refusals } from './refusals.ts';

const n = pluralOf('en');
const workers = (count: number): string => n(count, { one: '1 worker', other: `${count} workers` });
const armies = (count: number): string => n(count, { one: '1 army', other: `${count} armies` });
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });

const goods: Record<GoodName, string> = {
  grain: 'grain',
  wood: 'wood',
  metal: 'metal',
  textiles: 'textiles',
  tools: 'tools',
  oil: 'oil',
  gold: 'gold',
  lapis: 'lapis',
};

/** A single piece, where it is called something other than the kind. */
const single: Record<GoodName, string> = { ...goods, textiles: 'textile', tools: 'tool' };
const pieces = (good: GoodName, count: number): string => n(count, { one: `1 ${single[good]}`, other: `${count} ${goods[good]}` });

const empires: Record<EmpireName, string> = {
  sumer: 'Sumer',
  akkad: 'Akkad',
  guti: 'Guti',
  amorites: 'Amorites',
  isin: 'Isin',
  larsa: 'Larsa',
  mittani: 'Mittani',
  egypt: 'Egypt',
  hittites: 'Hittites',
  kassites: 'Kassites',
  elam: 'Elam',
  assyria: 'Assyria',
  chaldea: 'Chaldea',
};

const deeds: Record<Deed, string> = {
  city: 'Build a city',
  moveCity: 'Move a city',
  scribe: 'Use a scribe',
  trade: 'Trade',
  tool: 'Make a tool',
  invade: 'Invade',
  destroy: 'Destroy a city',
  reinforce: 'Reinforce',
  attack: 'Attack again',
  stop: 'Stop the attack',
  repeat: 'Expand again (1 army)',
  extend: 'Extend the city',
  pass: 'Pass',
  done: 'Done',
};

const benefits: Record<SumerName, string> = {
  sippar: 'One extra exchange in every trade action',
  babylon: 'Two extra armies when you start an empire',
  nippur: 'One extra point for each Sumerian area you hold',
  shuruppak: 'If you have another city too, destroying any of your cities costs three armies',
  umma: 'No benefit',
  uruk: 'Brings a scribe when built',
  ur: 'One extra textile each turn if you have a weaver',
  lagash: 'No benefit',
  eridu: 'Brings a tool maker when built',
};

const fight = ({ area, need, defenders, armies: own }: Fight): string =>
  `${area}: ${need} or more removes a defender (${armies(defenders)} there, ${own} of yours available).`;

const prompts: Sentences<Asked> = {
  'draw-order': () => 'Drawing the order of play',
  act: ({ turn }) => `Turn ${turn} of 5: choose a resource to place workers, an area or an action`,
  'pay-or-pass': ({ what }) => `Someone has passed: pay ${what} to act, or pass`,
  'act-paid': () => 'Paid. Now choose your action',
  'place-on': ({ count, left }) =>
    `Place or move more workers, or finish (${count} available, ${n(left, { one: '1 unused scribe', other: `${left} unused scribes` })})`,
  'trade-on': () => 'Keep trading, make tools, or finish',
  levy: ({ armies: own, left }) =>
    `Spend grain (1), metal (2) or tools (3) on more armies, or finish (${own} available, ${left} left to buy)`,
  equip: ({ value }) => `Spend resources on equipment, or finish (value so far: ${value})`,
  'roll-for-home': (said) => `Fight for the home area. ${fight(said)}`,
  muster: ({ area }) => `How many armies do you place ${at(area)}?`,
  roll: (said) => `Rolling the dice. ${fight(said)}`,
  'attack-or-stop': (said) => `Attack again or stop? ${fight(said)}`,
  'repeat-or-done': ({ armies: own }) => `Pay an army to expand again, or finish (${own} available)`,
  'expand-again': ({ armies: own }) => `Expand again: choose what to do (${armies(own)} available)`,
  bid: ({ value, last }) =>
    last
      ? `Last turn: resources in your pass box only help if you tie for first place. Add some, or finish (value so far: ${value})`
      : `Put resources in your pass box to play earlier next turn, or finish (value so far: ${value})`,
  extend: ({ count }) => `Choose a city to extend for two wood, or finish (${count} wood in hand)`,
};

export const afterTheFlood = {
  ...phrasesOf('en'),
  advise,
  gains,
  places,
  goods,
  pieces,
  empires,
  deeds,
  benefits,
  prompts,
  refusals,
  events,
  payments: { good: 'a resource', worker: 'a worker', army: 'an army' },
  sources: {
    areas: 'areas held',
    nippur: 'Nippur',
    extension: (place: string) => `extension of ${place}`,
    majority: (place: string) => `most workers: ${place}`,
    kinds: { extension: 'city extensions', majority: 'most workers' },
  },
  picking: {
    place: 'Choose a resource to place workers here, or another action',
    placeWith: 'Choose a resource to place workers here',
    deeds: 'Choose what to do here',
    noWorkers: 'Choose an area or an action. You can’t place workers now',
    cityFrom: 'Choose the city to move',
    onlyDone: 'Nothing more to do here: finish',
    onlyPass: 'You can only pass now',
    good: 'Choose where the workers go: an area outside Sumer or a box',
    count: 'How many workers?',
    city: 'Choose an area of Sumer without a city',
    tradeOn: 'Keep trading, or finish',
    toolsOn: 'Make tools, or finish',
    tradeWhere: 'Choose the area to trade in',
    tradeGive: 'Choose what you give',
    tradeGet: 'Choose what you take',
    scribeFrom: 'Choose the worker to move: on the board or an available one',
    scribeTo: 'Choose where the worker goes',
    where: 'Choose the area',
    empire: 'Choose the area where the empire starts',
    extend: 'Add luxury resources (one: 7 points, two: 10, three: 14, all four: 20), then extend (none: 4 points)',
  },
  tokens: {
    good: (good: string, count: number, value: number) => `${good}: ${count} in hand, value ${value}`,
    get: (good: string) => `Take ${good}`,
    empire: (empire: string, count: number) => `Start ${the(empire)} (${armies(count)})`,
    workers,
    armies,
    stock: (count: number) => `Available workers: ${count}`,
    army: (count: number) => `Available armies: ${count}`,
  },
  board: {
    turn: (turn: number) => `Turn ${turn}`,
    of: (turns: number) => `of ${turns}`,
    order: 'Order of play',
    passed: 'passed',
    equipment: 'Equipment',
    bank: 'Bank',
    empires: 'Empires',
    used: 'used',
    points,
    hand: (who: string) => `${who}: resources in hand`,
    map: 'The map',
  },
  seat: {
    workers: (available: number, not: number) => `workers: ${available} available, ${not} unavailable`,
    armies: (available: number, not: number) => `armies: ${available} available, ${not} unavailable`,
    empire: (empire: string, rank: string, value: number) => `${empire}, equipment ${rank} (value ${value})`,
    cities: (places: string) => `Cities: ${places}`,
    passed: (value: number) => `passed, bid ${value}`,
  },
  lands: {
    title: 'Areas',
    hint: 'What you can do in each area. Choose one to start there.',
    canDo: (deeds: string) => `You can: ${deeds}`,
    acts: {
      workers: 'place workers',
      city: 'build a city',
      moveCity: 'move the city',
      scribe: 'move a worker with a scribe',
      trade: 'trade',
      invade: 'invade',
      destroy: 'destroy the city',
      reinforce: 'reinforce',
      extend: 'extend the city',
    },
    start: (empire: string) => `start ${empireOf(empire)}`,
    borders: (names: string) => `Borders: ${names}`,
    offers: (goods: string) => `on offer: ${goods}`,
    holds: (who: string, count: number) => `${who}: ${armies(count)}`,
    odds: (need: number, hit: string) => `Each roll needs ${need} or more (${hit})`,
    win: (win: string, own: number, loss: string) => `Fighting to the end with ${armies(own)}: ${win} to win, ${loss} lost on average`,
    destroyCost: (count: number) => `Destroying the city costs ${armies(count)}`,
    free: 'No army there: you just walk in',
  },
  trade: {
    title: 'Trade',
    of: (who: string) => `What ${who} could trade right now in one action`,
    none: 'No trades possible right now.',
    tool: 'tool maker',
    sort: 'Best gains first. Follow each line from left to right.',
    gain: (gain: string) => gain,
    table: 'Exchange table',
    takes: (good: string, taken: string) => `${good} for ${taken}`,
    traders: 'Exchanges by area',
    tradersIn: (area: string, count: number) => `${area}: ${n(count, { one: '1 exchange', other: `${count} exchanges` })}`,
    from: 'With',
  },
  outlook: {
    title: 'Outlook',
    production: 'Production if it happened now',
    decline: (turn: number) => `Decline in turn ${turn}, if it happened now`,
    noDecline: 'Nobody would lose a worker.',
    loses: (count: number, place: string) => `${workers(count)}: ${place}`,
    majorities: (over: boolean) => `Most workers${over ? '' : ', if the game ended now'}`,
    total: 'Total',
    areas: 'Scoring if it happened now',
    order: (last: boolean) => `Order of play ${last ? 'for ties' : 'next turn'}, as things stand`,
    turn: (turn: number) => `Turn ${turn}`,
    claim: (who: string) => `open to ${who}`,
    claimNobody: 'nobody can start it yet',
    anyone: 'anyone can start it',
    started: (who: string) => `started by ${who}`,
    workersToCome: 'new workers',
  },
  notes: {
    production: (grain: string, textiles: string) => `Production then: grain ${grain}, textiles ${textiles}`,
    claim: (empire: string, turn: number) => `You could then start ${empireOf(empire)} in turn ${turn}`,
    majority: (place: string, won: number) => `You’d have the most workers ${at(place)}: ${points(won)} at the end`,
    lostMajority: (place: string) => `You’d no longer have the most workers ${at(place)}`,
    rank: (rank: string) => `Equipment then: ${rank}`,
    order: (names: string, last: boolean) => `Order of play ${last ? 'for ties' : 'next turn'}: ${names}`,
    costs: 'From now on the others pay a resource, a worker or an army for every action.',
  },
  text: {
    turn: 'The turn',
    sumer: 'Sumer',
    others: 'Areas outside Sumer',
    boxes: 'Boxes',
    players: 'Players',
    city: (who: string, extended: boolean) => `${who}’s city${extended ? ', extended' : ''}`,
    army: (who: string, count: number) => `${who}: ${armies(count)}`,
    workers: (who: string, count: number) => `${who}: ${workers(count)}`,
    worth: (worth: number) => `${points(worth)} at the end`,
    bank: 'Bank',
    goods: (goods: string) => `resources: ${goods}`,
    nothing: 'nothing',
    arrow: (to: string) => `one way to ${to}`,
  },
  percent: (chance: number) => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(chance),
  decimal: (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value),
  /** Why bots like a move: what it gains or costs, in points to come. */
  reasons: {
    points: 'points scored',
    goods: 'resources in hand',
    cities: 'cities',
    workers: 'workers',
    production: 'production',
    trade: 'trade',
    armies: 'armies and areas',
    empires: 'empires',
    majorities: 'majorities',
    tempo: 'turn order and tempo',
  },
  /** What a bot’s plan works towards. */
  aims: {
    toward: (full: boolean, city: string | undefined, missing: string) =>
      `Works towards ${full ? 'a full extension' : 'an extension'}${city === undefined ? '' : ` of ${city}`}. Still missing: ${missing}.`,
    ready: (full: boolean, city: string | undefined) =>
      `By the end of this action you can have everything for ${full ? 'a full extension' : 'an extension'}${city === undefined ? '' : ` of ${city}`}.`,
  },
};
export type FloodMessages = typeof afterTheFlood;
