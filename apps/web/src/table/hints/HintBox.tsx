import type { Code, GameTypes } from '@shinar/core';
import type { GameUi, GameWords } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { adviceText, outcomeText } from '../../bots/advice-text.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import type { Hints } from './use-hints.ts';
import '@shinar/table/hints.css';

interface HintBoxProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly seat: number;
  readonly state: G['state'];
  readonly words: GameWords<G>;
  readonly hints: Hints;
  /** What was played here; without it, advice is asked for. */
  readonly played?: Code;
  /** Plays a suggestion, where it can still be played. */
  readonly onPlay?: (code: Code) => void;
}

/** Up to three suggestions, and what was played: what to do, what chances it leaves, and why. */
export function HintBox<G extends GameTypes>({ hints, played, ...rest }: HintBoxProps<G>) {
  const { fault, hints: m } = useMessages();
  const { suggestions } = hints;
  const { ask, hide } = played === undefined ? m : m.why;
  const toggle = suggestions.length > 0 ? hints.hide : hints.ask;
  return (
    <div className="hints">
      <button
        type="button"
        aria-expanded={suggestions.length > 0}
        aria-keyshortcuts={played === undefined ? 'h' : undefined}
        disabled={hints.thinking}
        onClick={toggle}
      >
        {hints.thinking ? m.thinking : suggestions.length > 0 ? hide : ask}
      </button>
      {hints.fault !== undefined && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <ol aria-live="polite">
        {suggestions.map((suggestion, rank) => (
          <Suggested key={suggestion.code} {...rest} hints={hints} played={played} rank={rank} />
        ))}
      </ol>
    </div>
  );
}

interface SuggestedProps<G extends GameTypes> extends Omit<HintBoxProps<G>, 'played'> {
  readonly played: Code | undefined;
  readonly rank: number;
}

function Suggested<G extends GameTypes>({ ui, seat, state, words, hints: { suggestions }, played, onPlay, rank }: SuggestedProps<G>) {
  const { hints: m } = useMessages();
  const percent = usePercent();
  const reasonText = useReasons(words);
  const { code, shares, points, gain, aim } = suggestions[rank]!;
  const other = suggestions[rank === 0 ? 1 : 0];
  const move = ui.game.rules.decode(code);
  const why =
    other === undefined
      ? ''
      : reasonText(gain, { share: shares[seat]! - other.shares[seat]!, points: points[seat]! - other.points[seat]! });
  const outcome = outcomeText(ui, words, state, move);
  // what comes of it at once is reason enough where no other shows
  const reasons = [outcome, outcome !== '' && why === m.deeper ? '' : why].filter((part) => part !== '').join(' ');
  return (
    <li>
      <span className="hint-rank">{rank + 1}</span>
      <div>
        <p>
          {adviceText(ui, words, state, move)}
          {code === played && <b> {m.why.played}</b>}
        </p>
        <p className="hint">{[m.chance(percent(shares[seat]!)), reasons].filter((part) => part !== '').join(' · ')}</p>
        {aim && <p className="hint">{words.aim?.(aim)}</p>}
      </div>
      {onPlay !== undefined && (
        <button type="button" className="hint-play" onClick={() => onPlay(code)}>
          {m.play}
        </button>
      )}
    </li>
  );
}
