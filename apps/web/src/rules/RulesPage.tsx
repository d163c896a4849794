import { useEffect, useRef, useState } from 'react';
import { useFromTop } from '../app/from-top.ts';
import { useLoaded } from '../app/load.ts';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Blocks } from './Blocks.tsx';
import { books } from './books.ts';
import { ChapterView } from './ChapterView.tsx';
import { Contents } from './Contents.tsx';
import { found, wordsOf } from './search.ts';
import './rules.css';

/** The rules of a game, to read and to search. */
export function RulesPage({ game, clause }: { readonly game: GameId; readonly clause: string | undefined }) {
  const m = useMessages();
  const { language } = useSettings();
  const book = useLoaded(books, `${game}/${language}`);
  const [query, setQuery] = useState('');
  const text = useRef<HTMLElement>(null);
  const title = m.rules.of(m.games[game].name);
  useTitle(title);
  useFromTop();
  useEffect(() => {
    if (book === undefined || clause === undefined) return;
    setQuery('');
    const element = text.current?.querySelector<HTMLElement>(`[data-anchor="${clause}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  }, [book, clause]);
  if (book === undefined) return <p className="loading">{m.loading}</p>;
  const words = wordsOf(query);
  const context = { game, book, words };
  const chapters = found(book, words);
  const hits = chapters.reduce((sum, chapter) => sum + chapter.clauses.length, 0);
  return (
    <main className="page rules" ref={text}>
      <header className="rules-head">
        <h1>{title}</h1>
        <nav className="card-buttons" aria-label={m.rules.title}>
          <a className="button" href="#/">
            {m.home}
          </a>
          {GAME_IDS.filter((id) => id !== game).map((id) => (
            <a key={id} className="button" href={hashOf({ page: 'rules', game: id, clause: undefined })}>
              {m.games[id].name}
            </a>
          ))}
        </nav>
        <label className="field">
          {m.rules.search}
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <p role="status" className="hint">
          {words.length > 0 && (hits > 0 ? m.rules.hits(hits) : m.rules.none)}
        </p>
      </header>
      <Contents game={game} page={book.page} />
      <div className="rules-text">
        {words.length === 0 && <Blocks blocks={book.page.blocks} {...context} />}
        {chapters.map((chapter) => (
          <ChapterView key={chapter.title} chapter={chapter} marked={clause} {...context} />
        ))}
      </div>
    </main>
  );
}
