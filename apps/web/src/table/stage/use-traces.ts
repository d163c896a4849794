import type { GameTypes } from '@shinar/core';
import { type GameUi, type Scene, sinceOwn, tracesOf } from '@shinar/table';
import { useMemo } from 'react';
import type { TableView } from '../model/table.ts';
import type { Shown } from '../use-shown.ts';

/** What the others did since one's own last turn, until one plays: where, and from which moment on. What is still to be shown has left no trace yet. */
export function useTraces<G extends GameTypes>(
  ui: GameUi<G>,
  { moments, own, sitting }: TableView<G>,
  { at, live }: Shown<G>,
  scene: Scene<G> | undefined,
) {
  const until = scene === undefined ? at : Math.floor(scene.key);
  return useMemo(() => {
    const first = live && own.length > 0 ? sinceOwn(moments, at, own) : at + 1;
    return { from: first - 1, marks: tracesOf(ui, moments, first, until, sitting.seats) };
  }, [ui, moments, at, until, live, own, sitting]);
}
