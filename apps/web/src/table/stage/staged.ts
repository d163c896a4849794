/** What a table looks like while its scenes are played. */
import type { GameTypes, Seat } from '@shinar/core';
import type { Moment } from '@shinar/table';
import { useState } from 'react';
import type { TableView } from '../model/table.ts';
import type { Shown } from '../use-shown.ts';
import type { Stage } from './use-stage.ts';

/** Always the same, as a change of choices ends a pick. */
const NO_CHOICES = [] as const;

/** As long as others' steps are shown nobody is asked; one's own are shown while one goes on. */
export function stagedView<G extends GameTypes>(view: TableView<G>, { scene, scenes }: Stage<G>): TableView<G> {
  const own = view.awaits === 'person' || view.awaits === 'go-on' ? view.seat : undefined;
  if (scene === undefined || scenes.every(({ by }) => by === undefined || by === own)) return view;
  return { ...view, awaits: 'showing', seat: typeof scene.by === 'number' ? scene.by : undefined, choices: NO_CHOICES };
}

/** What the board draws: the scene, or what the last one has left. */
export function drawnOn<G extends GameTypes>({ scene, last }: Stage<G>, { at, moment, events }: Shown<G>, pace: number) {
  const latest = scene ?? last;
  return {
    state: scene?.state ?? moment.state,
    events: latest?.events ?? events,
    step: latest?.key ?? at,
    pace: latest === undefined ? 0 : pace,
  };
}

/** Whose hand is shown: that of whoever sits here, the last to play if several do, until somebody looks at another. */
export function useViewer(view: TableView, at: number) {
  const [looked, setLooked] = useState<{ readonly seat: Seat; readonly at: number }>();
  const usual = usualViewer(view);
  const viewer = looked?.at === at ? looked.seat : usual;
  const look = (seat: Seat): void => setLooked(seat === viewer ? undefined : { seat, at });
  return { viewer, look };
}

function usualViewer({ own, seat, awaits, moments }: TableView): Seat | undefined {
  if ((awaits === 'person' || awaits === 'go-on') && seat !== undefined) return seat;
  const isOwn = ({ step }: Moment): boolean => typeof step?.by === 'number' && own.includes(step.by);
  const last = moments.findLast(isOwn)?.step?.by;
  return typeof last === 'number' ? last : own[0];
}
