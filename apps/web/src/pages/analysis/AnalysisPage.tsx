import { hintMarks } from '@shinar/table';
import { useMemo, useRef, useState } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { recordOf } from '../../kept/record-of.ts';
import { HistoryBar } from '../../table/log/HistoryBar.tsx';
import type { Tab } from '../../table/model/table.ts';
import { StillBoard } from '../../table/StillBoard.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { SeatPanel } from '../../table/side/SeatPanel.tsx';
import { Tabs } from '../../table/side/Tabs.tsx';
import { AnalysisBar } from './AnalysisBar.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { Chart, type Measure } from './Chart.tsx';
import { FindingBox } from './FindingBox.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { type Analysing, useAnalysis } from './use-analysis.ts';
import { type KeptGame, useKeptGame } from './use-kept-game.ts';
import '../../table/side.css';
import '../../table/table.css';
import './analysis.css';

interface AnalysisPageProps {
  readonly id: string;
  /** The position to show; none for the end. */
  readonly step: number | undefined;
}

/** A game looked back on: its curves, its turning points, and the board at every step. */
export function AnalysisPage({ id, step }: AnalysisPageProps) {
  const m = useMessages();
  const game = useKeptGame(id);
  if (game === 'missing') return <Fault title={m.table.missing} />;
  if (game === undefined) return <Loading />;
  if (game.kept.strict && !game.kept.over) return <Fault title={m.analysis.notYet} />;
  return <Analysed game={game} step={step} />;
}

function Analysed({ game, step }: { readonly game: KeptGame; readonly step: number | undefined }) {
  const m = useMessages();
  const { kept, ui, moments, words } = game;
  const [tab, setTab] = useState('turns');
  const record = useMemo(() => recordOf(ui, kept), [ui, kept]);
  const analysing = useAnalysis(record);
  const { report, running } = analysing;
  const length = moments.length - 1;
  const at = Math.min(step ?? length, length);
  const told = useRef<HTMLDivElement>(null);
  const finding = report?.analysis.findings[at];
  const title = m.analysis.titleOf(m.games[kept.game].name);
  useFromTop();
  useTitle(title);

  const hrefOf = (to: number): string => hashOf({ page: 'analysis', id: kept.id, step: to });
  const onStep = (to: number | undefined): void => window.location.replace(hrefOf(to ?? length));
  const onOpen = (): void => told.current?.scrollIntoView({ block: 'center' });
  const better =
    finding?.kind === 'choice' && finding.lost.mean > 0 ? [ui.picks(moments[at]!.state, ui.game.rules.decode(finding.best))] : [];
  const tabs: Tab[] =
    report === undefined
      ? []
      : [
          {
            id: 'turns',
            title: m.analysis.tabs.turns,
            content: <TurningPoints game={game} {...report} running={running} hrefOf={hrefOf} onOpen={onOpen} />,
          },
          { id: 'balance', title: m.analysis.tabs.balance, content: <BalanceTable analysis={report.analysis} seats={kept.seats} /> },
          {
            id: 'seats',
            title: m.analysis.tabs.seats,
            content: (
              <SeatPanel ui={ui} game={ui.game} state={moments[at]!.state} seats={kept.seats} words={words} turn={undefined} around={{}} />
            ),
          },
          { id: 'about', title: m.analysis.tabs.about, content: m.analysis.about.map((text) => <p key={text}>{text}</p>) },
        ];
  useShortcuts({
    ',': () => onStep(Math.max(0, at - 1)),
    '.': () => onStep(Math.min(length, at + 1)),
    ...Object.fromEntries(tabs.map(({ id }, i) => [`${i + 1}`, () => setTab(id)])),
  });

  return (
    <div className="table analysis" data-game={kept.game}>
      <AnalysisBar game={game} record={record} analysis={report?.analysis} at={at} />
      <StillBoard ui={ui} seats={kept.seats} words={words} moment={moments[at]!} step={at} marks={hintMarks(better, [])} title={title} />
      <aside className="table-side">
        <div className="desk">
          <ProgressLine analysing={analysing} />
          <Curves game={game} analysing={analysing} at={at} onStep={onStep} />
          <div ref={told}>
            <FindingBox game={game} at={at} finding={finding} />
          </div>
        </div>
        <HistoryBar at={at} length={length} onStep={onStep} />
        {tabs.length > 0 && <Tabs tabs={tabs} open={tab} onOpen={setTab} />}
      </aside>
    </div>
  );
}

interface CurvesProps {
  readonly game: KeptGame;
  readonly analysing: Analysing;
  readonly at: number;
  readonly onStep: (step: number) => void;
}

function Curves({ game, analysing: { report }, at, onStep }: CurvesProps) {
  const m = useMessages().analysis;
  const percent = usePercent();
  const [measure, setMeasure] = useState<Measure>('shares');
  if (report === undefined) return null;
  const write = measure === 'shares' ? percent : (points: number): string => points.toFixed(0);
  return (
    <>
      <div className="measures">
        {(['shares', 'points'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={measure === each} onClick={() => setMeasure(each)}>
            {each === 'shares' ? m.chances : m.points}
          </button>
        ))}
      </div>
      <Chart
        analysis={report.analysis}
        seats={game.kept.seats}
        steps={game.kept.steps}
        measure={measure}
        at={at}
        write={write}
        onStep={onStep}
      />
    </>
  );
}

function ProgressLine({ analysing: { report, running, failed, stop, start } }: { readonly analysing: Analysing }) {
  const m = useMessages().analysis;
  const percent = usePercent();
  const stage = !running && report?.stage !== 'done' ? 'stopped' : (report?.stage ?? 'glance');
  const done = report?.done ?? 0;
  return (
    <div className="analysis-progress" data-stage={stage}>
      <label>
        {m.progress(m.stages[stage], percent(done))}
        <progress value={done} />
      </label>
      {running ? (
        <button type="button" onClick={stop}>
          {m.stop}
        </button>
      ) : (
        stage === 'stopped' && (
          <button type="button" onClick={start}>
            {m.again}
          </button>
        )
      )}
      {failed && (
        <p role="alert" className="fault">
          {m.failed}
        </p>
      )}
    </div>
  );
}
