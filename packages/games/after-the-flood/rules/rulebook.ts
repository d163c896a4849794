/** Clause ids of docs/rules/after-the-flood.md, and what they forbid. */
import type { Refusal } from '@shinar/core';

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

const refusal = <R extends string>(clause: Clause, reason: R): { readonly clause: Clause; readonly reason: R } =>
  Object.freeze({ clause, reason });

export const REFUSED = {
  noSuchOrder: refusal('F3.1', 'no-such-order'),
  noSuchRoll: refusal('F12.2', 'no-such-roll'),
  noSuchGood: refusal('F1.2', 'no-such-good'),
  noSuchPlace: refusal('F1.3', 'no-such-place'),
  noSuchArea: refusal('F2.1', 'no-such-area'),
  noSuchEmpire: refusal('F11.1', 'no-such-empire'),

  orderAgain: refusal('F3.1', 'order-is-drawn'),
  rollNow: refusal('F12.2', 'no-roll-due'),
  nothingToClose: refusal('F7.1', 'nothing-to-close'),

  payFirst: refusal('F7.2', 'pay-first'),
  paidAlready: refusal('F7.2', 'paid-already'),
  nobodyPassed: refusal('F7.2', 'nobody-has-passed'),
  cannotPay: refusal('F7.2', 'cannot-pay-with-that'),
  noActionLeft: refusal('F7.2', 'no-action-left-after-paying'),

  cityOutsideSumer: refusal('F8.1', 'city-outside-sumer'),
  cityThere: refusal('F8.1', 'city-there'),
  cityUnderArmy: refusal('F8.1', 'enemy-army-in-area'),
  baseInHand: refusal('F8.2', 'base-in-hand'),
  noBaseLeft: refusal('F8.2', 'no-base-left'),
  notYourCity: refusal('F8.2', 'not-your-city'),
  sameArea: refusal('F8.2', 'same-area'),
  onlyMoved: refusal('F8.2', 'only-cities-moved'),

  workersInSumer: refusal('F9.1', 'workers-in-sumer'),
  goodMissing: refusal('F9.1', 'good-not-in-hand'),
  oneGoodOnly: refusal('F9.1', 'one-good-an-action'),
  overValue: refusal('F9.1', 'more-than-value'),
  fewWorkers: refusal('F9.1', 'too-few-available-workers'),
  scribesFull: refusal('F9.2', 'scribes-full'),
  noScribe: refusal('F9.3', 'no-unused-scribe'),
  noWorkerThere: refusal('F9.3', 'no-worker-there'),
  samePlace: refusal('F9.3', 'same-place'),
  usedScribe: refusal('F9.3', 'used-scribe-stays-used'),
  freshScribe: refusal('F9.4', 'scribe-just-placed'),

  notOffered: refusal('F10.1', 'not-offered-there'),
  tradeMissing: refusal('F10.1', 'good-not-in-hand'),
  noTrader: refusal('F10.1', 'no-trader-there'),
  tradersUsed: refusal('F10.1', 'traders-used-up'),
  hadAlready: refusal('F10.1', 'good-had-there-already'),
  notTaken: refusal('F10.2', 'not-taken-for-that'),
  bankEmpty: refusal('F10.2', 'bank-has-none'),
  marketClosed: refusal('F10.3', 'enemy-army-in-area'),
  sipparUsed: refusal('F10.5', 'sippar-used'),
  noToolMaker: refusal('F10.4', 'no-unused-tool-maker'),
  noMetal: refusal('F10.4', 'good-not-in-hand'),
  bankToolless: refusal('F5.5', 'bank-has-none'),

  secondEmpire: refusal('F11', 'one-empire-a-turn'),
  empireTaken: refusal('F11', 'empire-taken'),
  otherTurn: refusal('F11.1', 'empire-of-another-turn'),
  homeFixed: refusal('F11.1', 'home-is-fixed'),
  homeNeeded: refusal('F11.2', 'choose-home-in-sumer'),
  noWorkerHome: refusal('F11.2', 'no-worker-in-home'),
  outnumbered: refusal('F11.2', 'outnumbered-in-home'),
  noLevyFor: refusal('F11.3', 'no-levy-for-that'),
  levyMissing: refusal('F11.3', 'good-not-in-hand'),
  allArmiesOut: refusal('F11.3', 'all-armies-out'),
  equipMissing: refusal('F11.4', 'good-not-in-hand'),
  musterCount: refusal('F11.5', 'muster-one-or-two'),

  neverEntered: refusal('F2.4', 'never-entered'),
  noneOnBoard: refusal('F12.1', 'no-army-on-board'),
  ownArmyThere: refusal('F12.1', 'own-army-there'),
  notAdjacent: refusal('F12.1', 'not-adjacent'),
  noneReady: refusal('F12.3', 'no-available-army'),
  noEnemyCity: refusal('F12.4', 'no-enemy-city-there'),
  armyNeeded: refusal('F12.4', 'no-own-army-there'),
  destroyCost: refusal('F12.4', 'too-few-available-armies'),
  noArmyThere: refusal('F12.5', 'no-own-army-there'),
  twoThere: refusal('F12.5', 'two-armies-there'),
  nothingAgain: refusal('F12.6', 'nothing-to-repeat'),
  reenterHome: refusal('F12.7', 'reenter-at-home'),

  bidMissing: refusal('F13.1', 'good-not-in-hand'),

  cityNotYours: refusal('F14.3', 'not-your-city'),
  extendedAlready: refusal('F14.3', 'extended-already'),
  noWood: refusal('F14.3', 'two-wood-needed'),
  luxuryMissing: refusal('F14.3', 'good-not-in-hand'),
} as const;

/** By phase: why a move from another phase is refused. */
export const NOT_NOW = [
  refusal('F3.1', 'chance-first'),
  refusal('F7.1', 'not-asked-now'),
  refusal('F7.2', 'paid-must-act'),
  refusal('F9.1', 'finish-action-first'),
  refusal('F10.1', 'finish-action-first'),
  refusal('F11.3', 'finish-action-first'),
  refusal('F11.4', 'finish-action-first'),
  refusal('F11.6', 'chance-first'),
  refusal('F11.5', 'finish-action-first'),
  refusal('F12.2', 'chance-first'),
  refusal('F12.2', 'finish-action-first'),
  refusal('F12.6', 'finish-action-first'),
  refusal('F12.6', 'finish-action-first'),
  refusal('F13.1', 'finish-bid-first'),
  refusal('F14.3', 'not-asked-now'),
  refusal('F16.2', 'game-over'),
] as const;
export type Reason = (typeof REFUSED)[keyof typeof REFUSED]['reason'] | (typeof NOT_NOW)[number]['reason'];
/** Undefined when nothing forbids the move. */
export type Verdict = Refusal<Clause> | undefined;

const ask = <T extends string>(clause: Clause, task: T): { readonly clause: Clause; readonly task: T } => Object.freeze({ clause, task });

/** By phase: what the actor is asked. */
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
