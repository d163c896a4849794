import type { ViewProps } from '@shinar/table';
import { gainsOf, Mark } from '@shinar/table';
import { useMemo, useState } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { LineChart } from '../chart/LineChart.tsx';
import type { Around, TableView } from '../model/table.ts';
import { Podium } from './Podium.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { greatestGains, placesOf, pointsOver } from './standing.ts';

interface LookBackProps extends ViewProps {
  readonly view: TableView;
  /** In place of a player's name. */
  readonly name: Around['name'];
  readonly at: number;
  readonly address: (step: number | undefined) => string;
}

const GAINS = 3;
const SOURCES = 3;

/** A game that is over: everybody on the podium, the race over its steps, the greatest gains, and where all points came from. */
export function LookBack({ view, name, at, address, ...shared }: LookBackProps) {
  const { game, words, seats } = shared;
  const m = useMessages();
  const points = useMemo(() => pointsOver(game, view.moments, seats.length), [game, view.moments, seats]);
  const places = placesOf(game, view);
  const gains = useMemo(() => greatestGains(points, GAINS), [points]);
  const all = useMemo(() => points.flat(), [points]);
  const now = points[Math.min(at, points.length - 1)]!;
  const [failed, setFailed] = useState(false);
  const share = async (): Promise<void> => {
    const { sharePicture } = await import('./share-picture.ts');
    setFailed(!(await sharePicture(view.sitting, places, points, m)));
  };
  const sourcesOf = (step: number, seat: number): string[] =>
    gainsOf(game, view.moments[step - 1]!.state, view.moments[step]!.state, seats.length)
      .filter((gain) => gain.seat === seat)
      .sort((a, b) => b.points - a.points)
      .slice(0, SOURCES)
      .map(({ source }) => words.source(source));
  return (
    <div className="look-back">
      <Podium places={places} seats={seats} name={name} />
      <h2>{m.ending.race}</h2>
      <LineChart
        seats={seats}
        values={points}
        lowest={Math.min(0, ...all)}
        highest={Math.max(4, ...all)}
        at={at}
        label={m.analysis.chart(m.ending.race, m.and(seats.map(({ name }, seat) => m.analysis.chartSeat(name, `${now[seat]}`))))}
        write={(value) => `${Math.round(value)}`}
        onStep={(step) => window.location.replace(address(step))}
      />
      {gains.length > 0 && <h2>{m.ending.gains}</h2>}
      <ol className="gains">
        {gains.map(({ step, seat, points: gained }) => (
          <li key={`${step} ${seat}`}>
            <a href={address(step)}>
              <Mark look={seats[seat]!} />
              <span>{m.label(m.analysis.step(step), m.parts(sourcesOf(step, seat)))}</span>
              <b>+{gained}</b>
            </a>
          </li>
        ))}
      </ol>
      <h2>{m.ending.sources}</h2>
      <ScoreTable {...shared} />
      <button type="button" onClick={() => void share()}>
        {m.ending.share}
      </button>
      {failed && <p role="alert">{m.fault}</p>}
    </div>
  );
}
