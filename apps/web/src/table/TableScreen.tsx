import { type GameWords, HintMarks, hintMarks } from '@shinar/table';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useFromTop } from '../base/routes/from-top.ts';
import { hashOf } from '../base/routes/routes.ts';
import { useTitle } from '../base/routes/title.ts';
import { TIMES, useSettings } from '../base/settings/settings.ts';
import { useValue } from '../base/value.ts';
import { useMessages } from '../base/words/messages.ts';
import { Desk } from './Desk.tsx';
import { type Hints, useHints } from './hints/use-hints.ts';
import { HistoryBar } from './log/HistoryBar.tsx';
import type { Around, Table, TableView } from './model/table.ts';
import { useTablePicks } from './picking/use-table-picks.ts';
import { WhyNot } from './picking/WhyNot.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Tabs } from './side/Tabs.tsx';
import { tableTabs } from './side/table-tabs.tsx';
import { useSkip } from './skip.ts';
import { useReducedMotion, useWide } from './surroundings.ts';
import { TableBar } from './TableBar.tsx';
import { type Shown, useShown } from './use-shown.ts';
import './side.css';
import './table.css';
import './tabs.css';

interface TableScreenProps {
  readonly table: Table;
  readonly words: GameWords;
  /** The step of the history to show; none for the present. */
  readonly step: number | undefined;
  readonly around?: Around;
}

const NOTHING_AROUND: Around = {};

export function TableScreen({ table, words, step, around = NOTHING_AROUND }: TableScreenProps) {
  const m = useMessages();
  useFromTop();
  const { ui } = table;
  const view = useValue(table.view);
  const { sitting, awaits } = view;
  const shown = useShown(ui, view, step);
  const { at, length, live } = shown;
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWide(frame);
  const pace = usePace();
  const { tab, setTab, openTab } = useTab(awaits === 'nothing');
  const { picking, whyNot, forgetWhyNot } = useTablePicks(table, view, words, shown);
  const playing = live && (awaits === 'bot' || awaits === 'chance');
  useSkip(frame, () => playing && table.skipWait?.());
  const hints = useAdvice(table, view, shown);
  const marks = hintMarks(hints?.suggestions.map(({ picks }) => picks) ?? [], picking.chosen);
  const title = m.games[sitting.game].name;
  useTitle(around.title ?? title);

  const address = around.address ?? ((to: number | undefined): string => hashOf({ page: 'table', id: sitting.id, step: to }));
  const onStep = (to: number | undefined): void => window.location.replace(address(to));
  const { chosen, offered, preview, pick, point } = picking;
  const board = {
    ...{ game: ui.game, state: shown.moment.state, seats: sitting.seats, words },
    ...{ chosen, offered, preview, onPick: pick, onPoint: point },
    ...{ quiz: view.quiz === true, over: shown.ended, events: shown.events, step: at, pace, wide },
  };
  const tabs = tableTabs({ table, view, board, picking, around, address }, m);
  useShortcuts({
    ...tableKeys(table, view, playing),
    h: () => hints?.ask(),
    n: () => onStep(undefined),
    ',': () => onStep(Math.max(0, at - 1)),
    '.': () => onStep(at + 1 >= length ? undefined : at + 1),
    Escape: picking.unpick,
    ...Object.fromEntries(tabs.map(({ id }, i) => [`${i + 1}`, () => setTab(id)])),
  });
  const desk = { table, view, words, shown, picking, around, hints, onOpenTab: openTab, onNow: () => onStep(undefined) };

  return (
    <div className="table" data-game={sitting.game} style={{ '--pace': `${pace}ms` } as CSSProperties}>
      <HintMarks value={marks}>
        <main className="table-first">
          <TableBar table={table} view={view} around={around} />
          <div ref={frame} className="table-board" data-live={live}>
            <h1 className="for-readers">{title}</h1>
            <ui.Board {...board} />
            <WhyNot game={sitting.game} shown={playing ? undefined : whyNot} onClose={forgetWhyNot} />
          </div>
          <Desk {...desk} />
        </main>
      </HintMarks>
      <aside className="table-side">
        <HistoryBar at={at} length={length} onStep={onStep} />
        <Tabs tabs={tabs} open={tab} onOpen={setTab} />
      </aside>
    </div>
  );
}

/** How long a piece travels. */
function usePace(): number {
  const { speed } = useSettings();
  return useReducedMotion() ? 0 : TIMES[speed].travel;
}

/** Which tab is open: the players', and at the end the points. */
function useTab(over: boolean) {
  const [tab, setTab] = useState('players');
  useEffect(() => {
    if (over) setTab('scores');
  }, [over]);
  const openTab = (id: string): void => {
    setTab(id);
    document.querySelector<HTMLElement>('.tab-panel')?.focus();
  };
  return { tab, setTab, openTab };
}

/** The bots' advice, where it may be asked for now. */
function useAdvice(table: Table, { sitting, hints, awaits, seat }: TableView, { moment, live }: Shown): Hints | undefined {
  const advice = useHints(table.ui, moment.state, sitting.seats.length);
  return live && hints && awaits === 'person' && seat !== undefined ? advice : undefined;
}

/** What keys do whatever is shown. */
const tableKeys = (table: Table, { awaits }: TableView, playing: boolean) => ({
  u: () => void table.undo(),
  r: () => void table.redo(),
  o: () => void table.startOver(),
  g: () => (awaits === 'go-on' ? table.goOn() : playing && table.skipWait?.()),
});
