import type { Token } from '@shinar/words';
import { type KeyboardEvent, type ReactNode, use } from 'react';
import type { BoardProps } from './game-ui.ts';
import { HintMarks } from './hint-marks.ts';
import { OnPaper } from './on-paper.ts';
import { pointing } from './pointing.ts';
import { TraceMarks } from './stage/TraceMarks.tsx';
import './hints.css';
import './target.css';

interface TargetProps {
  readonly token: Token;
  readonly label: string;
  readonly board: Pick<BoardProps, 'offered' | 'chosen' | 'onPick' | 'onPoint'>;
  readonly children: ReactNode;
  readonly transform?: string;
  /** Where the numbers of traces stand, if not above the middle. */
  readonly traceAt?: { readonly x: number; readonly y: number };
}

/** A thing on a board that can be pointed at. It glows when it is offered; when it is not, picking it asks why not. */
export function Target({ token, label, board, children, transform, traceAt }: TargetProps) {
  const offered = board.offered.has(token);
  const chosen = board.chosen.includes(token);
  const hint = use(HintMarks).get(token);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    board.onPick(token);
  };
  if (use(OnPaper)) {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a drawing, named for whoever cannot see it.
      <g className="target" role="img" aria-label={label} data-hint={hint} transform={transform}>
        {children}
      </g>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand inside SVG. */}
      <g
        className={`target${offered ? ' offered' : ''}${chosen ? ' chosen' : ''}`}
        role="button"
        tabIndex={offered || chosen ? 0 : -1}
        aria-label={label}
        aria-disabled={!offered && !chosen}
        data-token={token}
        data-hint={hint}
        transform={transform}
        onClick={() => board.onPick(token)}
        onKeyDown={onKeyDown}
        {...pointing(board.onPoint, token)}
      >
        {children}
      </g>
      <TraceMarks token={token} spot={traceAt} transform={transform} />
    </>
  );
}
