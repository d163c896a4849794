import type { Analysis } from '@shinar/bots';
import { Mark } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import { markOf, SIGNS } from './marks.ts';
import type { KeptGame } from './use-kept-game.ts';

interface MoveListProps {
  readonly game: KeptGame;
  readonly analysis: Analysis;
  readonly at: number;
  readonly hrefOf: (step: number) => string;
}

/** The moves of the game, each with how good it was. */
export function MoveList({ game: { kept, moments, words }, analysis, at, hrefOf }: MoveListProps) {
  const m = useMessages().analysis;
  return (
    <ol className="move-list">
      {analysis.findings.map((finding, step) => {
        const mark = markOf(finding);
        const look = finding.kind === 'choice' ? kept.seats[finding.seat] : undefined;
        const [told] = words.events(moments[step + 1]!.events);
        if (told === undefined) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a game stay where they are.
          <li key={step} data-mark={mark}>
            <a href={hrefOf(step)} aria-current={step === at ? 'step' : undefined}>
              <b aria-hidden="true">{mark && SIGNS[mark]}</b>
              {look && <Mark look={look} />}
              <span>{told}</span>
              {mark && <span className="for-readers">{m.marks[mark]}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
