import { useState } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { Chart, type Measure } from './Chart.tsx';
import type { Analysing } from './use-analysis.ts';
import type { KeptGame } from './use-kept-game.ts';

interface CurvesProps {
  readonly game: KeptGame;
  readonly analysing: Analysing;
  readonly at: number;
  readonly onStep: (step: number) => void;
}

/** The chances or the points of all players over the game. */
export function Curves({ game, analysing: { report }, at, onStep }: CurvesProps) {
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
