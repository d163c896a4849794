import { NOBODY } from '@shinar/core';
import type { GameWords } from '@shinar/table';
import { HintMarks, hintMarks } from '@shinar/table';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useFromTop } from '../base/routes/from-top.ts';
import { hashOf } from '../base/routes/routes.ts';
import { useTitle } from '../base/routes/title.ts';
import { TIMES, useSettings } from '../base/settings/settings.ts';
import { useValue } from '../base/value.ts';
import { useMessages } from '../base/words/messages.ts';
import { OpenTab } from '../kept/open-tab.ts';
import { Actions } from './Actions.tsx';
import { eventsAt } from './closing.ts';
import { HintBox } from './HintBox.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { Log } from './Log.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { Prompt } from './Prompt.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useSkip } from './skip.ts';
import { useHeld, useReducedMotion, useWide } from './surroundings.ts';
import { TableBar } from './TableBar.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { TextBoard } from './TextBoard.tsx';
import type { Around, Table } from './table.ts';
import { useHints } from './use-hints.ts';
import { usePicks } from './use-picks.ts';
import { WhyNot, type WhyNotText } from './WhyNot.tsx';
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

const NO_CHOICES = [] as const;
const NOTHING_AROUND: Around = {};

export function TableScreen({ table, words, step, around = NOTHING_AROUND }: TableScreenProps) {
  const m = useMessages();
  const { confirm, speed } = useSettings();
  const still = useReducedMotion();
  useFromTop();
  const { ui } = table;
  const view = useValue(table.view);
  const { sitting, moments } = view;
  const length = moments.length - 1;
  const at = Math.min(step ?? length, length);
  const moment = moments[at]!;
  const live = at === length;
  const events = useMemo(() => eventsAt(ui, moments, at), [ui, moments, at]);
  const over = view.awaits === 'nothing';
  const ended = (live && over) || ui.game.rules.actor(moment.state) === NOBODY;
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWide(frame);
  const desk = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('players');
  const openTab = (id: string): void => {
    setTab(id);
    document.querySelector<HTMLElement>('.tab-panel')?.focus();
  };
  const [whyNot, setWhyNot] = useState<{ readonly at: typeof moment; readonly why: WhyNotText }>();

  const picking = usePicks({
    ui,
    state: moment.state,
    choices: live ? view.choices : NO_CHOICES,
    tapTwice: !confirm,
    onMove: ({ code }) => void table.play(code),
    onRefused: (refusal) =>
      setWhyNot({
        at: moment,
        why:
          refusal === undefined
            ? { text: !live ? m.table.inHistory : view.awaits === 'person' ? m.table.notNow : m.table.notYourTurn }
            : { text: words.refusal(refusal), clause: refusal.clause },
      }),
  });
  const playing = live && (view.awaits === 'bot' || view.awaits === 'chance');
  useSkip(frame, () => playing && table.skipWait?.());
  const hints = useHints(ui, moment.state, sitting.seats.length);
  useHeld(desk, `${at} ${view.awaits} ${hints.suggestions.length}`);
  const hinting = live && view.hints && view.awaits === 'person' && view.seat !== undefined;
  const marks = hintMarks(hinting ? hints.suggestions.map(({ picks }) => picks) : [], picking.chosen);
  useEffect(() => {
    if (over) setTab('scores');
  }, [over]);

  const title = m.games[sitting.game].name;
  useTitle(around.title ?? title);

  const address = around.address ?? ((to: number | undefined): string => hashOf({ page: 'table', id: sitting.id, step: to }));
  const onStep = (to: number | undefined): void => window.location.replace(address(to));
  const pace = still ? 0 : TIMES[speed].travel;
  const shared = { game: ui.game, state: moment.state, seats: sitting.seats, words };
  const board = {
    ...shared,
    chosen: picking.chosen,
    offered: picking.offered,
    preview: picking.preview,
    quiz: view.quiz === true,
    over: ended,
    events,
    step: at,
    pace,
    wide,
    onPick: picking.pick,
    onPoint: picking.point,
  };
  const tabs: Tab[] = [
    { id: 'players', title: m.table.tabs.players, content: <SeatPanel ui={ui} {...shared} seats={sitting.seats} around={around} /> },
    ...ui.panels.map(({ id, title, ahead, Panel }) => ({
      id,
      title: title(words),
      content: ahead && ended ? <p>{m.table.nothingAhead}</p> : <Panel {...board} />,
    })),
    {
      id: 'log',
      title: m.table.tabs.log,
      content: (
        <Log ui={ui} sitting={sitting} moments={moments} words={words} at={at} address={address} why={view.hints === true || over} />
      ),
    },
    { id: 'scores', title: m.table.tabs.scores, content: <ScoreTable {...shared} /> },
    { id: 'text', title: m.table.tabs.text, content: <TextBoard ui={ui} state={moment.state} words={words} picking={picking} /> },
    ...(around.tabs ?? []),
  ];
  useShortcuts({
    u: () => void table.undo(),
    r: () => void table.redo(),
    o: () => void table.startOver(),
    g: () => (view.awaits === 'go-on' ? table.goOn() : playing && table.skipWait?.()),
    h: () => hinting && hints.ask(),
    n: () => onStep(undefined),
    ',': () => onStep(Math.max(0, at - 1)),
    '.': () => onStep(at + 1 >= length ? undefined : at + 1),
    Escape: picking.unpick,
    ...Object.fromEntries(tabs.map(({ id }, i) => [`${i + 1}`, () => setTab(id)])),
  });

  return (
    <div className="table" data-game={sitting.game} style={{ '--pace': `${pace}ms` } as CSSProperties}>
      <main className="table-first">
        <TableBar table={table} view={view} around={around} />
        <div ref={frame} className="table-board" data-live={live}>
          <h1 className="for-readers">{title}</h1>
          <HintMarks value={marks}>
            <ui.Board {...board} />
          </HintMarks>
          <WhyNot
            game={sitting.game}
            shown={playing || whyNot?.at !== moment ? undefined : whyNot.why}
            onClose={() => setWhyNot(undefined)}
          />
        </div>
        <div ref={desk} className="desk">
          <div className="desk-top">
            <OpenTab value={openTab}>{around.notice}</OpenTab>
            {!live && <InHistory onNow={() => onStep(undefined)} />}
            {live && !around.alone && <Prompt table={table} view={view} words={words} picking={picking} around={around} />}
            <HintMarks value={marks}>
              <Actions ui={ui} state={moment.state} words={words} picking={picking} />
            </HintMarks>
            {hinting && <HintBox seat={view.seat} state={moment.state} words={words} hints={hints} />}
          </div>
          <PreviewBox ui={ui} state={moment.state} words={words} seats={sitting.seats} picking={picking} />
        </div>
      </main>
      <aside className="table-side">
        <HistoryBar at={at} length={length} onStep={onStep} />
        <Tabs tabs={tabs} open={tab} onOpen={setTab} />
      </aside>
    </div>
  );
}

function InHistory({ onNow }: { readonly onNow: () => void }) {
  const { table } = useMessages();
  return (
    <div className="in-history">
      <p>{table.inHistory}</p>
      <button type="button" className="primary" onClick={onNow}>
        {table.toNow}
      </button>
    </div>
  );
}
