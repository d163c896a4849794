import type { GameId } from '@shinar/catalogue';
import type { MouseEvent, ReactNode } from 'react';
import { hashOf } from '../routes/routes.ts';
import { useMessages } from '../words/messages.ts';
import { showClause } from './shown-clause.ts';

interface ClauseLinkProps {
  readonly game: GameId;
  readonly clause: string;
  readonly children?: ReactNode;
}

/** Opens a clause beside what is on the screen; in a new tab, the rules page. */
export function ClauseLink({ game, clause, children }: ClauseLinkProps) {
  const { table } = useMessages();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showClause({ game, clause });
  };
  return (
    <a className="clause-link" href={hashOf({ page: 'rules', game, clause })} onClick={onClick}>
      {children ?? table.clause(clause)}
    </a>
  );
}
