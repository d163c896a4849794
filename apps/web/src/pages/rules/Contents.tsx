import type { GameId } from '@shinar/catalogue';
import { useState } from 'react';
import { hashOf } from '../../base/routes/routes.ts';
import type { Page } from '../../base/rulebook/parse.ts';
import { useMessages } from '../../base/words/messages.ts';

/** The width from which the contents fit beside the text. */
const BESIDE = '(min-width: 56rem)';

/** The chapters as links; folded if they don't fit beside the text. */
export function Contents({ game, page }: { readonly game: GameId; readonly page: Page }) {
  const { rules } = useMessages();
  const [open, setOpen] = useState(() => window.matchMedia(BESIDE).matches);
  return (
    <nav className="rules-contents" aria-label={rules.contents}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{rules.contents}</summary>
        <ol>
          {page.chapters.map(({ id, anchor, title }) => (
            <li key={anchor}>
              <a href={hashOf({ page: 'rules', game, clause: anchor })}>
                {id !== undefined && <span className="chapter-id">{id}</span>} {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
