import { type Analysis, turningPoints, verdictOn } from '@shinar/bots';
import { Mark } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import { useSignedPercent } from '../../base/words/numbers.ts';
import { Cost, moveText } from './FindingBox.tsx';
import type { KeptGame } from './use-kept-game.ts';

interface TurningPointsProps {
  readonly game: KeptGame;
  readonly analysis: Analysis;
  readonly running: boolean;
  readonly hrefOf: (step: number) => string;
  readonly onOpen: () => void;
}

const MOST_TURNING_POINTS = 8;

/** Where the game was decided, the largest first. */
export function TurningPoints({ game, analysis, running, hrefOf, onOpen }: TurningPointsProps) {
  const m = useMessages().analysis;
  const points = inOrder(game, analysis);
  if (points.length === 0) return <p>{running ? m.noTurnsYet : m.noTurns}</p>;
  return (
    <ol className="turning-points">
      {points.map(({ step }) => (
        <li key={step}>
          <a href={hrefOf(step)} onClick={onOpen}>
            {m.step(step + 1)}
          </a>
          <TurningPoint game={game} analysis={analysis} step={step} />
        </li>
      ))}
    </ol>
  );
}

/** People's choices first, then those of bots, then chance; the largest of each first. */
export function inOrder({ kept }: KeptGame, analysis: Analysis): readonly { readonly step: number }[] {
  const group = ({ step }: { readonly step: number }): number => {
    const finding = analysis.findings[step]!;
    return finding.kind !== 'choice' ? 2 : kept.seats[finding.seat]?.bot === undefined ? 0 : 1;
  };
  return turningPoints(analysis, analysis.findings.length)
    .sort((a, b) => group(a) - group(b))
    .slice(0, MOST_TURNING_POINTS);
}

export function TurningPoint({ game, analysis, step }: Pick<TurningPointsProps, 'game' | 'analysis'> & { readonly step: number }) {
  const m = useMessages().analysis;
  const signed = useSignedPercent();
  const { seats } = game.kept;
  const finding = analysis.findings[step]!;
  const played = game.words.events(game.moments[step + 1]!.events)[0];
  if (finding.kind === 'chance') {
    const sizes = finding.luck.map(({ mean }) => Math.abs(mean));
    const seat = sizes.indexOf(Math.max(...sizes));
    return (
      <>
        <p>
          <Mark look={seats[seat]!} /> {m.luckOf(seats[seat]!.name, signed(finding.luck[seat]!.mean))}
        </p>
        <p className="hint">{played}</p>
      </>
    );
  }
  if (finding.kind !== 'choice') return null;
  const verdict = verdictOn(finding);
  return (
    <>
      <p>
        <Mark look={seats[finding.seat]!} /> {verdict && <strong>{m.verdicts[verdict]}</strong>} {m.by(seats[finding.seat]!.name)}
      </p>
      <p>
        {m.played} {played}
      </p>
      <p>
        {m.better} {moveText(game, step, finding.best)}
      </p>
      <Cost game={game} choice={finding} />
    </>
  );
}
