import { hintMarks } from '@shinar/table';
import { useMemo, useRef, useState } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { recordOf } from '../../kept/record-of.ts';
import { HistoryBar } from '../../table/log/HistoryBar.tsx';
import { StillBoard } from '../../table/StillBoard.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { Tabs } from '../../table/side/Tabs.tsx';
import { AnalysisBar } from './AnalysisBar.tsx';
import { Curves } from './Curves.tsx';
import { FindingBox } from './FindingBox.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { RetryScreen } from './RetryScreen.tsx';
import { reviewTabs } from './review-tabs.tsx';
import { type Analysing, useAnalysis } from './use-analysis.ts';
import { type KeptGame, useKeptGame } from './use-kept-game.ts';
import '../../table/side.css';
import '../../table/table.css';
import './analysis.css';

interface AnalysisPageProps {
  readonly id: string;
  /** The position to show; the end by default. */
  readonly step: number | undefined;
  /** Whether to make the choice there again. */
  readonly again?: true;
}

/** Looking back at a game: its curves, its turning points, and the board at every step. */
export function AnalysisPage({ id, step, again }: AnalysisPageProps) {
  const m = useMessages();
  const game = useKeptGame(id);
  if (game === 'missing') return <Fault title={m.table.missing} />;
  if (game === undefined) return <Loading />;
  if (game.kept.strict && !game.kept.over) return <Fault title={m.analysis.notYet} />;
  return <Analysed game={game} step={step} again={again} />;
}

interface AnalysedProps extends Pick<AnalysisPageProps, 'step'> {
  readonly game: KeptGame;
  readonly again: true | undefined;
}

/** Keeps what is known while somebody retries a choice. */
function Analysed({ game, step, again }: AnalysedProps) {
  const { kept, ui, moments } = game;
  const record = useMemo(() => recordOf(ui, kept), [ui, kept]);
  const analysing = useAnalysis(kept.id, record);
  const length = moments.length - 1;
  const at = Math.min(step ?? length, length);
  const finding = analysing.report?.analysis.findings[at];
  if (again && finding?.kind === 'choice') return <RetryScreen key={at} game={game} at={at} choice={finding} />;
  return <Review game={game} record={record} analysing={analysing} at={at} />;
}

interface ReviewProps {
  readonly game: KeptGame;
  readonly record: ReturnType<typeof recordOf>;
  readonly analysing: Analysing;
  readonly at: number;
}

function Review({ game, record, analysing, at }: ReviewProps) {
  const m = useMessages();
  const { kept, ui, moments, words } = game;
  const [tab, setTab] = useState('turns');
  const length = moments.length - 1;
  const told = useRef<HTMLDivElement>(null);
  const finding = analysing.report?.analysis.findings[at];
  const title = m.analysis.titleOf(m.games[kept.game].name);
  useFromTop();
  useTitle(title);

  const hrefOf = (to: number): string => hashOf({ page: 'analysis', id: kept.id, step: to });
  const onStep = (to: number | undefined): void => window.location.replace(hrefOf(to ?? length));
  const onOpen = (): void => told.current?.scrollIntoView({ block: 'center' });
  const better =
    finding?.kind === 'choice' && finding.lost.mean > 0 ? [ui.picks(moments[at]!.state, ui.game.rules.decode(finding.best))] : [];
  const tabs = reviewTabs({ game, analysing, at, hrefOf, onOpen }, m);
  useShortcuts(Object.fromEntries(tabs.map(({ id }, i) => [`${i + 1}`, () => setTab(id)])));

  return (
    <div className="table analysis" data-game={kept.game}>
      <AnalysisBar game={game} record={record} analysis={analysing.report?.analysis} running={analysing.running} at={at} />
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
