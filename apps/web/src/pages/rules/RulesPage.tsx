import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Loading } from '../../base/faults/Loading.tsx';
import { useLoaded } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { books } from '../../base/rulebook/books.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { Blocks } from './Blocks.tsx';
import { ChapterView } from './ChapterView.tsx';
import { Contents } from './Contents.tsx';
import { Results } from './Results.tsx';
import { RulesSearch } from './search/search.ts';
import './rules.css';

/** The rules of a game, to read and to search. */
export function RulesPage({ game, clause }: { readonly game: GameId; readonly clause: string | undefined }) {
  const m = useMessages();
  const { language } = useSettings();
  const book = useLoaded(books, `${game}/${language}`);
  const search = useMemo(() => book && new RulesSearch(book, language), [book, language]);
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
  if (book === undefined || search === undefined) return <Loading />;
  const context = { game, book };
  const found = query.trim() === '' ? undefined : search.find(query);
  return (
    <main className="page rules" ref={text}>
      <header className="rules-head">
        <h1>{title}</h1>
        <Elsewhere game={game} />
        <label className="field">
          {m.rules.search}
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <p role="status" className="hint">
          {found !== undefined && (found.clauses.length > 0 ? m.rules.hits(found.clauses.length) : m.rules.none)}
        </p>
      </header>
      <Contents game={game} page={book.page} />
      <div className="rules-text">
        {found === undefined ? (
          <>
            <Blocks blocks={book.page.blocks} {...context} />
            {book.page.chapters.map((chapter) => (
              <ChapterView key={chapter.anchor} chapter={chapter} marked={clause} {...context} />
            ))}
          </>
        ) : (
          <Results found={found} {...context} />
        )}
      </div>
    </main>
  );
}

/** What else there is about this game, and the rules of the others. */
function Elsewhere({ game }: { readonly game: GameId }) {
  const m = useMessages();
  return (
    <nav className="card-buttons" aria-label={m.rules.title}>
      <a className="button" href="#/">
        {m.home}
      </a>
      <a className="button" href={hashOf({ page: 'aid', game })}>
        {m.rules.aid}
      </a>
      <a className="button" href={hashOf({ page: 'strategy', game })}>
        {m.rules.strategy}
      </a>
      {GAME_IDS.filter((id) => id !== game).map((id) => (
        <a key={id} className="button" href={hashOf({ page: 'rules', game: id, clause: undefined })}>
          {m.games[id].name}
        </a>
      ))}
    </nav>
  );
}
