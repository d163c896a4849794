import { HintMarks, Tips, Traces } from '@shinar/table';
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { useFromTop } from '../base/routes/from-top.ts';
import { hashOf } from '../base/routes/routes.ts';
import { useMessages } from '../base/words/messages.ts';
import { Desk } from './Desk.tsx';
import { HistoryBar } from './log/HistoryBar.tsx';
import { Replay } from './log/Replay.tsx';
import { StepSentence } from './log/StepSentence.tsx';
import type { Around, Table, TableView } from './model/table.ts';
import { AtPiece } from './picking/AtPiece.tsx';
import { WhyNot } from './picking/WhyNot.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Beside, useBeside } from './side/Beside.tsx';
import { Tabs } from './side/Tabs.tsx';
import { tableTabs } from './side/table-tabs.tsx';
import { Flights } from './stage/Flights.tsx';
import { SeatStrip } from './stage/SeatStrip.tsx';
import { StageOver } from './stage/StageOver.tsx';
import { TableBar } from './TableBar.tsx';
import { useCalls } from './use-calls.ts';
import { type TableNow, useCalmly } from './use-calmly.ts';
import { useScreen } from './use-screen.ts';
import './side.css';
import './table.css';
import './tabs.css';

interface TableScreenProps extends Pick<TableNow, 'table' | 'words' | 'step'> {
  readonly around?: Around;
}

const NOTHING_AROUND: Around = {};

export const TableScreen = ({ around = NOTHING_AROUND, ...shown }: TableScreenProps) => <Screen now={useCalmly({ ...shown, around })} />;

/** Drawn anew only with another table before it. */
const Screen = memo(({ now }: { readonly now: TableNow }) => {
  const { table, words, around } = now;
  const m = useMessages();
  useFromTop();
  const { ui } = table;
  const screen = useScreen(now);
  const { frame, view, shown, stage, board, picking, hints, skip } = screen;
  const { at, length, live } = shown;
  const { sitting } = view;
  const { tab, setTab, openTab } = useTab(view.awaits === 'nothing');
  useCalls(ui.game, view, stage.scene, picking.chosen, around.title);

  const address = around.address ?? ((to: number | undefined): string => hashOf({ page: 'table', id: sitting.id, step: to }));
  const onStep = (to: number | undefined): void => window.location.replace(address(to));
  const { beside, tabs } = useBeside(tableTabs({ table, view, board, at, picking, around, address }, m));
  useShortcuts({
    ...tableKeys(table, view, skip),
    h: () => hints?.ask(),
    n: () => onStep(undefined),
    Escape: picking.unpick,
    ...Object.fromEntries(tabs.map(({ id }, i) => [`${i + 1}`, () => setTab(id)])),
  });
  const scenic = { ui, words, seats: sitting.seats, moments: view.moments, scene: stage.scene };
  const desk = { table, view, words, shown, picking, around, hints, onOpenTab: openTab, onNow: () => onStep(undefined), onSkip: skip };

  // Browsers that translate a page put elements of their own around its texts, and React no longer finds what it is to change.
  return (
    <div className="table" translate="no" data-game={sitting.game} data-beside={beside.length > 0} style={paced(board.pace)}>
      <HintMarks value={screen.marks}>
        <main className="table-first" data-over={live && !around.alone && view.awaits === 'nothing'}>
          <TableBar table={table} view={view} around={around}>
            <SeatStrip {...board} state={stage.scene?.before ?? board.state} onLook={screen.look} />
          </TableBar>
          {/* biome-ignore lint/a11y: the prompt has a button that does the same, and a key. */}
          <div ref={frame} className="table-board" data-live={live} data-showing={screen.showing} onClick={screen.skipAll}>
            <h1 className="for-readers">{m.games[sitting.game].name}</h1>
            <StepSentence sitting={sitting} words={words} shown={shown} />
            <Traces value={screen.traces.marks}>
              <ui.Board {...board} />
            </Traces>
            <AtPiece ui={ui} state={board.state} words={words} picking={picking} frame={frame} />
            {around.over}
            <StageOver {...scenic} clock={screen.clock} />
            <WhyNot game={sitting.game} shown={screen.playing ? undefined : screen.whyNot} onClose={screen.forgetWhyNot} />
          </div>
          <Desk {...desk} playing={screen.playing} onAgain={screen.traces.from < at ? () => stage.again(screen.traces.from) : undefined} />
        </main>
      </HintMarks>
      <aside className="table-side">
        <HistoryBar at={at} length={length} onStep={onStep}>
          <Replay {...{ ui, words, at, length, onStep }} moments={view.moments} showing={stage.scene !== undefined} />
        </HistoryBar>
        <Tabs tabs={tabs} open={tab} onOpen={setTab} />
      </aside>
      <Beside tabs={beside} />
      <Tips />
      <Flights {...scenic} pace={board.pace} />
    </div>
  );
});

const paced = (pace: number): CSSProperties => ({ '--pace': `${pace}ms` }) as CSSProperties;

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

/** What keys do whatever is shown. */
const tableKeys = (table: Table, { awaits }: TableView, skip: () => void) => ({
  u: () => void table.undo(),
  r: () => void table.redo(),
  o: () => void table.startOver(),
  g: () => (awaits === 'go-on' ? table.goOn() : skip()),
});
