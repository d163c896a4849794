import type { GameId } from '@shinar/catalogue';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { AidText } from './AidText.tsx';

/** How to play a game, on one page to read or print. */
export function AidPage({ game }: { readonly game: GameId }) {
  const m = useMessages();
  const title = m.rules.aidOf(m.games[game].name);
  useTitle(title);
  useFromTop();
  return (
    <main className="page aid">
      <header>
        <h1>{title}</h1>
        <nav className="card-buttons" aria-label={m.rules.aid}>
          <a className="button" href="#/">
            {m.home}
          </a>
          <a className="button" href={hashOf({ page: 'rules', game, clause: undefined })}>
            {m.rules.title}
          </a>
          <button type="button" className="primary" onClick={() => window.print()}>
            {m.rules.print}
          </button>
        </nav>
      </header>
      <AidText game={game} />
    </main>
  );
}
