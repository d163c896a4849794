import { useState } from 'react';
import { hashOf } from '../app/routes.ts';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Page } from './parse.ts';

/** Where the table of contents has room beside the text. */
const BESIDE = '(min-width: 56rem)';

/** The chapters as links; folded where there is no room beside the text. */
export function Contents({ game, page }: { readonly game: GameId; readonly page: Page }) {
  const { rules } = useMessages();
  const [open, setOpen] = useState(() => window.matchMedia(BESIDE).matches);
  return (
    <nav className="rules-contents" aria-label={rules.contents}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{rules.contents}</summary>
        <ol>
          {page.chapters.map(({ id, title, clauses }) => (
            <li key={title}>
              <a href={hashOf({ page: 'rules', game, clause: id ?? clauses[0]?.id })}>
                {id !== undefined && <span className="chapter-id">{id}</span>} {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
