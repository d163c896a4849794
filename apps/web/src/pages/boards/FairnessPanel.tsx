import { type Estimate, type Fairness, unfairIn } from '@shinar/bots';
import { boardDataOf, type Game } from '@shinar/core';
import type { BoardNames } from '@shinar/table';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../base/settings/settings.ts';
import { measureBoard } from '../../bots/analysing.ts';
import { BOARDS_WORDS } from './words.ts';

const GAMES = 200;

interface FairnessPanelProps {
  readonly game: Game;
  readonly names: BoardNames;
}

/** Bots play on the board until enough is known; results are shown as they come. */
export function FairnessPanel({ game, names }: FairnessPanelProps) {
  const { language } = useSettings();
  const say = BOARDS_WORDS[language];
  const [fairness, setFairness] = useState<Fairness>();
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const start = (): void => {
    setRunning(true);
    const { rules } = game;
    const request = { game: rules.id, ...boardDataOf(game), players: rules.seats[1], games: GAMES };
    stop.current = measureBoard(
      request,
      (known) => {
        setFairness(known);
        if (known.games === GAMES) setRunning(false);
      },
      (error) => setFailure(error.message),
    );
  };
  const end = (): void => {
    stop.current?.();
    setRunning(false);
  };
  return (
    <section className="boards-fairness">
      <h2>{say.fairness}</h2>
      <p>{say.fairnessAbout}</p>
      <p className="card-buttons">
        <button type="button" onClick={running ? end : start}>
          {running ? say.stop : say.measure(GAMES)}
        </button>
        {fairness !== undefined && (
          <>
            <progress max={GAMES} value={fairness.games} />
            <span>{say.progress(fairness.games, GAMES)}</span>
          </>
        )}
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {fairness !== undefined && <FairnessTables fairness={fairness} names={names} done={fairness.games === GAMES} />}
    </section>
  );
}

/** A mean with half its confidence interval. */
const withMargin =
  ({ format }: Intl.NumberFormat) =>
  ({ mean, margin }: Estimate): string =>
    `${format(mean)} ± ${format(margin)}`;

function FairnessTables({ fairness, names, done }: { readonly fairness: Fairness; readonly names: BoardNames; readonly done: boolean }) {
  const { language } = useSettings();
  const say = BOARDS_WORDS[language];
  // Nothing is certain before the last game.
  const off = done ? unfairIn(fairness) : { seats: [], regions: [] };
  const percent = withMargin(new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }));
  const number = withMargin(new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }));
  return (
    <>
      {done && <p role="status">{off.seats.length + off.regions.length === 0 ? say.fair : say.unfair}</p>}
      <div className="boards-tables">
        <table>
          <thead>
            <tr>
              <td />
              <th>{say.wins}</th>
              <th>{say.points}</th>
            </tr>
          </thead>
          <tbody>
            {fairness.seats.map(({ wins, points }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told by their order.
              <tr key={nth} data-off={off.seats.includes(nth)}>
                <th>{say.nth(nth + 1)}</th>
                <td>{percent(wins)}</td>
                <td>{number(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table>
          <thead>
            <tr>
              <td />
              <th colSpan={2}>{say.brings}</th>
            </tr>
          </thead>
          <tbody>
            {fairness.regions.map(({ name, share }) => (
              <tr key={name} data-off={off.regions.includes(name)}>
                <th>{names.region(name)}</th>
                <td>
                  <meter max={2 / fairness.regions.length} value={share.mean} />
                </td>
                <td>{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
