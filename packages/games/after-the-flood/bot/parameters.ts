import type { Numbers } from '@shinar/bots';
import { numbers } from './numbers.ts';

/** What the judgement of After the Flood believes things to be worth, in points. */
export interface Parameters extends Numbers {
  /** A good kept for a later turn. */
  readonly grain: number;
  readonly wood: number;
  readonly metal: number;
  readonly textiles: number;
  readonly tools: number;
  readonly oil: number;
  readonly gold: number;
  readonly lapis: number;
  /** The part of that which is left with so many turns to come. */
  readonly kept0: number;
  readonly kept1: number;
  readonly kept2: number;
  readonly kept3: number;
  /** Of the points of an extension that still has to be put together. */
  readonly promise: number;
  /** What it costs to trade at all, to trade again, to exchange once, and to get a trader, a tool maker or a city first. */
  readonly trade: number;
  readonly again: number;
  readonly exchange: number;
  readonly trader: number;
  readonly maker: number;
  readonly city: number;
  /** What an action more costs once somebody has passed. */
  readonly fee: number;
  /** Points of areas held, and of those that free armies can still take; an army without anything to take. */
  readonly held: number;
  readonly reach: number;
  readonly fight: number;
  readonly spare: number;
  readonly threat: number;
  /** An empire that can be claimed this turn, in the next, and in the one after; and a worker that it takes to lead. */
  readonly claim: number;
  readonly claim1: number;
  readonly claim2: number;
  readonly lead: number;
  readonly tied: number;
  /** What the boxes bring next turn, and each turn after. */
  readonly produce: number;
  readonly later: number;
  /** A trader for a good of the turns to come, and one more exchange. */
  readonly market: number;
  readonly lapisMarket: number;
  readonly slot: number;
  /** By turns to come. */
  readonly scribe: number;
  readonly scribeNow: number;
  readonly toolMaker: number;
  /** A worker in the stock that could still be placed, or pay. */
  readonly stock: number;
  /** Cities by what they bring, for each turn to come. */
  readonly babylon: number;
  readonly nippur: number;
  readonly ur: number;
  readonly sippar: number;
  readonly shuruppak: number;
  readonly bare: number;
  /** A city used up for an extension, while there are turns to come. */
  readonly site: number;
  /** Places with most workers, with so many turns to come. */
  readonly majority0: number;
  readonly majority1: number;
  readonly majority2: number;
  /** A place further to the front in the next turn. */
  readonly order: number;
  /** How many workers more make a lead two thirds sure while others may answer it: for an empire, and in a box. */
  readonly race: number;
  readonly boxRace: number;
  /** Of what the others have. */
  readonly envy: number;
}

/** Found by playing. */
export const PARAMETERS: Parameters = numbers;
