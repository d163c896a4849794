import { type Choice, type Finding, verdictOn } from '@shinar/bots';
import type { Code } from '@shinar/core';
import { Mark } from '@shinar/table';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent, useSignedPercent } from '../../base/words/numbers.ts';
import { adviceText, outcomeText } from '../../bots/advice-text.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import type { KeptGame } from './use-kept-game.ts';

interface FindingBoxProps {
  readonly game: KeptGame;
  /** The step about to be played; the number of steps at the end. */
  readonly at: number;
  readonly finding: Finding | undefined;
}

/** A step that ends a round does many things. */
const MOST_LINES = 4;

/** What the analysis makes of the step after the position on the board. */
export function FindingBox({ game, at, finding }: FindingBoxProps) {
  const m = useMessages().analysis;
  const moment = game.moments[at + 1];
  if (moment === undefined) return game.kept.over ? <p>{m.theEnd}</p> : null;
  const lines = game.words.events(moment.events);
  return (
    <div className="finding">
      <h2>
        {m.step(at + 1)}
        {finding !== undefined && verdictOn(finding) !== undefined && ` · ${m.verdicts[verdictOn(finding)!]}`}
      </h2>
      {lines.slice(0, MOST_LINES).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {lines.length > MOST_LINES && <p>…</p>}
      {finding === undefined || finding.kind === 'open' ? (
        <p className="hint">{m.unread}</p>
      ) : finding.kind === 'forced' ? (
        <p className="hint">{m.forced}</p>
      ) : finding.kind === 'chance' ? (
        <Luck game={game} shares={finding.luck.map(({ mean }) => mean)} />
      ) : (
        <Chosen game={game} at={at} choice={finding} />
      )}
    </div>
  );
}

function Luck({ game, shares }: { readonly game: KeptGame; readonly shares: readonly number[] }) {
  const m = useMessages().analysis;
  const signed = useSignedPercent();
  return (
    <>
      <p className="hint">{m.luck}</p>
      <ul className="luck">
        {game.kept.seats.map((look, seat) => (
          <li key={look.colour}>
            <Mark look={look} /> {look.name} <b>{signed(shares[seat]!)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Chosen({ game, at, choice }: { readonly game: KeptGame; readonly at: number; readonly choice: Choice }) {
  const m = useMessages().analysis;
  if (verdictOn(choice) === undefined) return <p className="hint">{choice.lost.mean > choice.lost.error ? m.unsure : m.fine}</p>;
  return (
    <>
      <p>
        <span className="hint-rank">1</span> {m.better} <strong>{moveText(game, at, choice.best)}</strong>
      </p>
      <p className="hint">{outcomeText(game.ui, game.words, game.moments[at]!.state, game.ui.game.rules.decode(choice.best))}</p>
      <Cost game={game} choice={choice} />
      <a className="button" href={hashOf({ page: 'analysis', id: game.kept.id, step: at, again: true })}>
        {m.again}
      </a>
    </>
  );
}

/** What a choice cost, and why. */
export function Cost({ game, choice }: { readonly game: KeptGame; readonly choice: Choice }) {
  const m = useMessages().analysis;
  const percent = usePercent();
  const reasonText = useReasons(game.words);
  const { lost, gain, seat, instead, played } = choice;
  const parts = [
    m.cost(percent(lost.mean), percent(2 * lost.error)),
    reasonText(gain, { share: lost.mean, points: instead.points[seat]! - played.points[seat]! }),
  ];
  return <p className="hint">{parts.filter((part) => part !== '').join(' · ')}</p>;
}

/** A move in the position before a step, as advice. */
export function moveText({ ui, moments, words }: KeptGame, at: number, code: Code): string {
  return adviceText(ui, words, moments[at]!.state, ui.game.rules.decode(code));
}
