/** The clauses of docs/rules/assyria.md, what is asked of an actor, and why a move is refused. */
import type { Facts, Refusal } from '@shinar/core';

export const CLAUSES = [
  ...(['A1.1', 'A1.2', 'A1.3', 'A1.4', 'A1.5', 'A1.6'] as const),
  ...(['A2.1', 'A2.2', 'A2.3', 'A2.4'] as const),
  ...(['A3.1', 'A3.2', 'A3.3', 'A3.4', 'A3.5'] as const),
  'A4.1',
  ...(['A5.1', 'A5.2', 'A5.3', 'A5.4'] as const),
  ...(['A6.1', 'A6.2', 'A6.3', 'A6.4', 'A6.5', 'A6.6', 'A6.7', 'A6.8'] as const),
  ...(['A7.1', 'A7.2', 'A7.3', 'A7.4', 'A7.5', 'A7.6'] as const),
  ...(['A8.1', 'A8.2', 'A8.3', 'A8.4', 'A8.5', 'A8.6', 'A8.7', 'A8.8', 'A8.9'] as const),
  ...(['A9.1', 'A9.2'] as const),
] as const;
export type Clause = (typeof CLAUSES)[number];

export type Task =
  | 'draw-order'
  | 'sow'
  | 'settle'
  | 'deal'
  | 'keep'
  | 'harvest'
  | 'place-huts'
  | 'feed-huts'
  | 'dig-wells'
  | 'act'
  | 'draw-expansion';

export type Reason =
  | 'no-such-seat'
  | 'no-such-hex'
  | 'no-such-card'
  | 'no-such-expansion'
  | 'no-such-column'
  | 'no-such-dignitary'
  | 'not-now'
  | 'cut-off'
  | 'seat-drawn'
  | 'not-in-deck'
  | 'cards-left'
  | 'not-a-start'
  | 'start-taken'
  | 'not-dealt'
  | 'column-taken'
  | 'hex-taken'
  | 'not-adjacent'
  | 'card-not-held'
  | 'not-your-hut'
  | 'hut-fed'
  | 'hut-twice'
  | 'other-good'
  | 'too-many-huts'
  | 'too-few-huts'
  | 'hexes-do-not-meet'
  | 'fertile'
  | 'three-huts-needed'
  | 'well-there'
  | 'no-wells-left'
  | 'on-river'
  | 'beside-well'
  | 'no-bases-left'
  | 'not-your-ziggurat'
  | 'grown-this-turn'
  | 'finished'
  | 'dignitary-full'
  | 'no-huts-left'
  | 'offering-limit'
  | 'track-end'
  | 'not-on-sale'
  | 'food-bought'
  | 'plow-held'
  | 'too-few-camels'
  | 'camel-limit'
  | 'pieces-do-not-add-up';

/** Undefined when nothing forbids the move. */
export type Verdict = Refusal<Clause> | undefined;

export const refusal = (clause: Clause, reason: Reason, facts?: Facts): Refusal<Clause> =>
  Object.freeze({ clause, reason, ...(facts && { facts }) });

export const REFUSED = {
  noSuchSeat: refusal('A1.1', 'no-such-seat'),
  noSuchHex: refusal('A2.1', 'no-such-hex'),
  noSuchCard: refusal('A1.3', 'no-such-card'),
  noSuchExpansion: refusal('A1.4', 'no-such-expansion'),
  noSuchColumn: refusal('A5.2', 'no-such-column'),
  noSuchDignitary: refusal('A1.5', 'no-such-dignitary'),
  cutOff: refusal('A2.3', 'cut-off'),
  seatDrawn: refusal('A3.1', 'seat-drawn'),
  sowNotInDeck: refusal('A5.1', 'not-in-deck'),
  dealNotInDeck: refusal('A3.4', 'not-in-deck'),
  expansionNotInDeck: refusal('A7.6', 'not-in-deck'),
  firstExpansionNotInDeck: refusal('A8.9', 'not-in-deck'),
  cardsLeft: refusal('A5.4', 'cards-left'),
  notAStart: refusal('A2.4', 'not-a-start'),
  startTaken: refusal('A3.3', 'start-taken'),
  notDealt: refusal('A3.4', 'not-dealt'),
  columnTaken: refusal('A5.2', 'column-taken'),
  hexTaken: refusal('A6.1', 'hex-taken'),
  notAdjacent: refusal('A6.1', 'not-adjacent'),
  cardNotHeld: refusal('A6.3', 'card-not-held'),
  feedNotYourHut: refusal('A6.2', 'not-your-hut'),
  hutFed: refusal('A6.2', 'hut-fed'),
  hutTwice: refusal('A6.2', 'hut-twice'),
  otherGood: refusal('A6.2', 'other-good'),
  hexesDoNotMeet: refusal('A6.6', 'hexes-do-not-meet'),
  fertile: refusal('A6.6', 'fertile'),
  threeHutsNeeded: refusal('A6.6', 'three-huts-needed'),
  wellThere: refusal('A6.6', 'well-there'),
  noWellsLeft: refusal('A6.6', 'no-wells-left'),
  buildNotYourHut: refusal('A7.1', 'not-your-hut'),
  onRiver: refusal('A7.1', 'on-river'),
  besideWell: refusal('A7.1', 'beside-well'),
  noBasesLeft: refusal('A7.2', 'no-bases-left'),
  notYourZiggurat: refusal('A7.2', 'not-your-ziggurat'),
  grownThisTurn: refusal('A7.2', 'grown-this-turn'),
  finished: refusal('A7.2', 'finished'),
  dignitaryFull: refusal('A7.3', 'dignitary-full'),
  noHutsLeft: refusal('A7.3', 'no-huts-left'),
  trackEnd: refusal('A7.4', 'track-end'),
  notOnSale: refusal('A7.5', 'not-on-sale'),
  foodBought: refusal('A7.5', 'food-bought'),
  plowHeld: refusal('A7.5', 'plow-held'),
} as const;
