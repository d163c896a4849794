/** Everything a table shows: the moment, the scenes that lead to it, what may be picked, and whose turn it is. */
import { hintMarks } from '@shinar/table';
import { useRef } from 'react';
import { TIMES, useSettings } from '../base/settings/settings.ts';
import { type Hints, useHints } from './hints/use-hints.ts';
import type { Table, TableView } from './model/table.ts';
import { useTablePicks } from './picking/use-table-picks.ts';
import { endMovement } from './skip.ts';
import { drawnOn, stagedView, useViewer } from './stage/staged.ts';
import { useStage } from './stage/use-stage.ts';
import { useTraces } from './stage/use-traces.ts';
import { useReducedMotion, useRoomIn } from './surroundings.ts';
import type { TableNow } from './use-calmly.ts';
import { type Shown, useShown } from './use-shown.ts';

export function useScreen({ table, view: present, words, step, around: { spotlight = [] } }: TableNow) {
  const { ui } = table;
  const frame = useRef<HTMLDivElement>(null);
  const { sitting } = present;
  const shown = useShown(ui, present, step);
  const { speed } = useSettings();
  const beat = TIMES[speed].travel;
  const clock = useRef<HTMLDivElement>(null);
  const stage = useStage(ui, present.moments, shown, beat, clock);
  const view = shown.live ? stagedView(present, stage) : present;
  const { awaits } = view;
  const playing = shown.live && (awaits === 'showing' || awaits === 'bot' || awaits === 'chance');
  // Others' steps, or those of the past: nobody goes on meanwhile.
  const showing = stage.scene !== undefined && (playing || !shown.live);
  const skip = (): void => {
    stage.skip();
    if (playing) table.skipWait?.();
  };
  // For React's own click: what was tapped is asked first and redrawn with the rest. Redrawn earlier, it would not hear the tap.
  const skipAll = (): void => {
    endMovement(frame);
    skip();
  };
  const picks = useTablePicks(table, view, words, shown, stage.skip);
  const hints = useAdvice(table, view, shown);
  const { chosen, preview, pick, point } = picks.picking;
  const offered = ui.first?.(chosen, picks.picking.offered) ?? picks.picking.offered;
  const traces = useTraces(ui, present, shown, stage.scene);
  const { viewer, look } = useViewer(view, shown.at);
  const drawn = drawnOn(stage, shown, useReducedMotion() ? 0 : beat);
  const board = {
    ...{ game: ui.game, seats: sitting.seats, words, chosen, offered, preview, onPick: pick, onPoint: point },
    ...{ quiz: view.quiz === true, over: shown.ended, viewer, turn: turnOf(view, shown, drawn.state, ui) },
    ...useRoomIn(frame),
    ...drawn,
  };
  const suggested = hints?.suggestions.map(({ picks: row }) => row) ?? [];
  const marks = hintMarks([...suggested, ...(shown.live && !playing ? spotlight : [])], chosen);
  return { ...picks, frame, view, shown, stage, clock, beat, playing, showing, skip, skipAll, hints, board, marks, traces, look };
}

/** Whose turn it is, nobody's once the game is broken off; after a step that ends a turn still theirs, until they say so. */
function turnOf({ awaits, seat }: TableView, { ended }: Shown, state: Shown['moment']['state'], { game }: Table['ui']) {
  if (ended) return undefined;
  if (awaits === 'go-on') return seat;
  const actor = game.rules.actor(state);
  return actor >= 0 ? actor : undefined;
}

/** The bots' advice, where it may be asked for now. */
function useAdvice(table: Table, { sitting, hints, awaits, seat }: TableView, { moment, live }: Shown): Hints | undefined {
  const advice = useHints(table.ui, moment.state, sitting.seats.length);
  return live && hints && awaits === 'person' && seat !== undefined ? advice : undefined;
}
