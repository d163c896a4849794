import type { Code, GameTypes } from '@shinar/core';
import type { GameWords } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import type { Hints } from './use-hints.ts';
import '@shinar/table/hints.css';

interface HintBoxProps<G extends GameTypes> {
  readonly seat: number;
  readonly state: G['state'];
  readonly words: GameWords<G>;
  readonly hints: Hints;
  /** What was played here; without it, advice is asked for. */
  readonly played?: Code;
}

/** Up to three suggestions, and what was played: what to do, what chances it leaves, and why. */
export function HintBox<G extends GameTypes>({ seat, state, words, hints, played }: HintBoxProps<G>) {
  const { fault, hints: m } = useMessages();
  const percent = usePercent();
  const reasonsText = useReasons(words);
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
        {suggestions.map(({ code, picks, shares, gain, aim }, i) => (
          <li key={code}>
            <span className="hint-rank">{i + 1}</span>
            <div>
              <p>
                {picks
                  .flat()
                  .map((token) => words.token(token, state))
                  .join(' → ')}
                {code === played && <b> {m.why.played}</b>}
              </p>
              <p className="hint">{[m.chance(percent(shares[seat]!)), reasonsText(gain)].filter((part) => part !== '').join(' · ')}</p>
              {aim && <p className="hint">{words.aim?.(aim)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
