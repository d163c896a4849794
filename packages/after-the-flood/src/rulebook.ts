/** Clause ids of docs/rules/after-the-flood.md, and what they forbid. */

// biome-ignore format: one line a chapter
export const CLAUSES = [
  'F1.1', 'F1.2', 'F1.3', 'F1.4',
  'F2.1', 'F2.2', 'F2.3', 'F2.4', 'F2.5',
  'F3.1', 'F3.2',
  'F4',
  'F5.1', 'F5.2', 'F5.3', 'F5.4', 'F5.5', 'F5.6',
  'F6', 'F6.1', 'F6.2', 'F6.3',
  'F7.1', 'F7.2',
  'F8.1', 'F8.2', 'F8.3',
  'F9.1', 'F9.2', 'F9.3', 'F9.4',
  'F10.1', 'F10.2', 'F10.3', 'F10.4', 'F10.5',
  'F11', 'F11.1', 'F11.2', 'F11.3', 'F11.4', 'F11.5', 'F11.6',
  'F12.1', 'F12.2', 'F12.3', 'F12.4', 'F12.5', 'F12.6', 'F12.7',
  'F13.1', 'F13.2',
  'F14.1', 'F14.2', 'F14.3',
  'F15.1',
  'F16.1', 'F16.2',
] as const;
export type Clause = (typeof CLAUSES)[number];

const no = <R extends string>(clause: Clause, reason: R): { readonly clause: Clause; readonly reason: R } =>
  Object.freeze({ clause, reason });

export const NO = {
  suchOrder: no('F3.1', 'no-such-order'),
  suchRoll: no('F12.2', 'no-such-roll'),
  suchGood: no('F1.2', 'no-such-good'),
  suchPlace: no('F1.3', 'no-such-place'),
  suchArea: no('F2.1', 'no-such-area'),
  suchEmpire: no('F11.1', 'no-such-empire'),

  orderAgain: no('F3.1', 'order-is-drawn'),
  rollNow: no('F12.2', 'no-roll-due'),
  nothingToClose: no('F7.1', 'nothing-to-close'),

  payFirst: no('F7.2', 'pay-first'),
  paidAlready: no('F7.2', 'paid-already'),
  nobodyPassed: no('F7.2', 'nobody-has-passed'),
  cannotPay: no('F7.2', 'cannot-pay-with-that'),
  noActionLeft: no('F7.2', 'no-action-left-after-paying'),

  cityOutsideSumer: no('F8.1', 'city-outside-sumer'),
  cityThere: no('F8.1', 'city-there'),
  cityUnderArmy: no('F8.1', 'enemy-army-in-area'),
  baseInHand: no('F8.2', 'base-in-hand'),
  noBaseLeft: no('F8.2', 'no-base-left'),
  notYourCity: no('F8.2', 'not-your-city'),
  sameArea: no('F8.2', 'same-area'),

  workersInSumer: no('F9.1', 'workers-in-sumer'),
  goodMissing: no('F9.1', 'good-not-in-hand'),
  oneGoodOnly: no('F9.1', 'one-good-an-action'),
  overValue: no('F9.1', 'more-than-value'),
  fewWorkers: no('F9.1', 'too-few-available-workers'),
  scribesFull: no('F9.2', 'scribes-full'),
  noScribe: no('F9.3', 'no-unused-scribe'),
  noWorkerThere: no('F9.3', 'no-worker-there'),
  samePlace: no('F9.3', 'same-place'),
  usedScribe: no('F9.3', 'used-scribe-stays-used'),
  freshScribe: no('F9.4', 'scribe-just-placed'),

  notOffered: no('F10.1', 'not-offered-there'),
  tradeMissing: no('F10.1', 'good-not-in-hand'),
  noTrader: no('F10.1', 'no-trader-there'),
  tradersUsed: no('F10.1', 'traders-used-up'),
  hadAlready: no('F10.1', 'good-had-there-already'),
  notTaken: no('F10.2', 'not-taken-for-that'),
  bankEmpty: no('F10.2', 'bank-has-none'),
  marketClosed: no('F10.3', 'enemy-army-in-area'),
  noToolMaker: no('F10.4', 'no-unused-tool-maker'),
  noMetal: no('F10.4', 'good-not-in-hand'),
  bankToolless: no('F5.5', 'bank-has-none'),

  secondEmpire: no('F11', 'one-empire-a-turn'),
  empireTaken: no('F11', 'empire-taken'),
  otherTurn: no('F11.1', 'empire-of-another-turn'),
  homeFixed: no('F11.1', 'home-is-fixed'),
  homeNeeded: no('F11.2', 'choose-home-in-sumer'),
  noWorkerHome: no('F11.2', 'no-worker-in-home'),
  outnumbered: no('F11.2', 'outnumbered-in-home'),
  noLevyFor: no('F11.3', 'no-levy-for-that'),
  levyMissing: no('F11.3', 'good-not-in-hand'),
  allArmiesOut: no('F11.3', 'all-armies-out'),
  equipMissing: no('F11.4', 'good-not-in-hand'),
  musterCount: no('F11.5', 'muster-one-or-two'),

  neverEntered: no('F2.4', 'never-entered'),
  noneOnBoard: no('F12.1', 'no-army-on-board'),
  ownArmyThere: no('F12.1', 'own-army-there'),
  notAdjacent: no('F12.1', 'not-adjacent'),
  noneReady: no('F12.3', 'no-available-army'),
  noEnemyCity: no('F12.4', 'no-enemy-city-there'),
  armyNeeded: no('F12.4', 'no-own-army-there'),
  destroyCost: no('F12.4', 'too-few-available-armies'),
  noArmyThere: no('F12.5', 'no-own-army-there'),
  twoThere: no('F12.5', 'two-armies-there'),
  nothingAgain: no('F12.6', 'nothing-to-repeat'),
  reenterHome: no('F12.7', 'reenter-at-home'),

  bidMissing: no('F13.1', 'good-not-in-hand'),

  cityNotYours: no('F14.3', 'not-your-city'),
  extendedAlready: no('F14.3', 'extended-already'),
  noWood: no('F14.3', 'two-wood-needed'),
  luxuryMissing: no('F14.3', 'good-not-in-hand'),
} as const;

/** By stage: why a move that belongs elsewhere is refused. */
export const NOT_NOW = [
  no('F3.1', 'chance-first'),
  no('F7.1', 'not-asked-now'),
  no('F7.2', 'paid-must-act'),
  no('F9.1', 'finish-action-first'),
  no('F10.1', 'finish-action-first'),
  no('F11.3', 'finish-action-first'),
  no('F11.4', 'finish-action-first'),
  no('F11.6', 'chance-first'),
  no('F11.5', 'finish-action-first'),
  no('F12.2', 'chance-first'),
  no('F12.2', 'finish-action-first'),
  no('F12.6', 'finish-action-first'),
  no('F12.6', 'finish-action-first'),
  no('F13.1', 'finish-bid-first'),
  no('F14.3', 'not-asked-now'),
  no('F16.2', 'game-over'),
] as const;
export type Reason = (typeof NO)[keyof typeof NO]['reason'] | (typeof NOT_NOW)[number]['reason'];

const ask = <T extends string>(clause: Clause, task: T): { readonly clause: Clause; readonly task: T } => Object.freeze({ clause, task });

/** By stage: what is asked. */
export const ASK = [
  ask('F3.1', 'draw-order'),
  ask('F7.1', 'act'),
  ask('F7.2', 'act-paid'),
  ask('F9.1', 'place-on'),
  ask('F10.1', 'trade-on'),
  ask('F11.3', 'levy'),
  ask('F11.4', 'equip'),
  ask('F11.6', 'roll-for-home'),
  ask('F11.5', 'muster'),
  ask('F12.2', 'roll'),
  ask('F12.2', 'attack-or-stop'),
  ask('F12.6', 'repeat-or-done'),
  ask('F12.6', 'expand-again'),
  ask('F13.1', 'bid'),
  ask('F14.3', 'extend'),
] as const;
export const ASK_PAYMENT = ask('F7.2', 'pay-or-pass');
export type Task = (typeof ASK)[number]['task'] | (typeof ASK_PAYMENT)['task'];
