/** The language of scenes: how events are shown, one after the other. A game's `screen/scenes.ts` has a cue for each that it shows. */
import type { Seat } from '@shinar/core';
import type { Token } from '@shinar/words';
import type { ReactNode } from 'react';
import type { Sound } from '../sounds/index.ts';

/** How an event is shown. */
export interface Cue {
  /** How long, in beats; a piece travels for one. None: it belongs to the scene before it. */
  readonly beats?: number;
  /** Announced across the board. */
  readonly banner?: boolean;
  /** A part of the game ends: it is summed up who got what for what since the last one. */
  readonly sums?: boolean;
  /** What is heard, where it is not what one hears of a piece, of points or of a part's end. */
  readonly sound?: Sound;
  /** Where on the board it happens: a trace stays there. */
  readonly at?: readonly Token[];
  /** Where points fly from, if not from where it happens: a token, or a spot that the board names with `data-spot`. */
  readonly from?: string;
  /** Whose piece comes out of the reserve to where it happens. */
  readonly brings?: Seat;
  /** What somebody takes from there, as small pictures: it flies to where the board names their hand with `handSpot`, or to the player. */
  readonly takes?: { readonly seat: Seat; readonly what: readonly ReactNode[] };
}

/** The name of a player's hand on the board. */
export const handSpot = (seat: Seat): string => `hand:${seat}`;

type Tagged = { readonly type: string };
type Telling<E extends Tagged, T extends string> = (event: Extract<E, { readonly type: T }>, before: E | undefined) => Cue;

/** A cue for each type of event, or what makes one of an event and the one before it in its step. */
export type Cues<E extends Tagged> = { readonly [T in E['type']]?: Cue | Telling<E, T> };

const JOINS: Cue = {};

/** An event without a cue belongs to the scene before it. */
export const cueFrom =
  <E extends Tagged>(cues: Cues<E>) =>
  (event: E, before: E | undefined): Cue => {
    const cue = cues[event.type as E['type']] as Cue | ((event: E, before: E | undefined) => Cue) | undefined;
    return typeof cue === 'function' ? cue(event, before) : (cue ?? JOINS);
  };

/** Events of one type that follow on each other are one scene. */
export const oneScene =
  <E extends Tagged>(cue: Cue) =>
  (event: E, before: Tagged | undefined): Cue =>
    event.type === before?.type ? { ...cue, beats: 0 } : cue;
