/** Which moment of a game the screen shows. */
import { type GameTypes, NOBODY } from '@shinar/core';
import type { GameUi, Moment } from '@shinar/table';
import { useMemo } from 'react';
import { eventsAt } from './model/closing.ts';
import type { TableView } from './model/table.ts';

export interface Shown<G extends GameTypes = GameTypes> {
  /** Its step, and how many there are. */
  readonly at: number;
  readonly length: number;
  readonly moment: Moment<G>;
  /** What its step did. */
  readonly events: readonly G['event'][];
  /** Whether it is the present. */
  readonly live: boolean;
  /** Whether nothing is played after it. */
  readonly ended: boolean;
}

/** The moment after a step, or the present. */
export function useShown<G extends GameTypes>(ui: GameUi<G>, { moments, awaits }: TableView<G>, step: number | undefined): Shown<G> {
  const length = moments.length - 1;
  const at = Math.min(step ?? length, length);
  const moment = moments[at]!;
  const live = at === length;
  const events = useMemo(() => eventsAt(ui, moments, at), [ui, moments, at]);
  const ended = (live && awaits === 'nothing') || ui.game.rules.actor(moment.state) === NOBODY;
  return { at, length, moment, events, live, ended };
}
