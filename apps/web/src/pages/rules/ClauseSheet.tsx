import { useEffect, useRef } from 'react';
import type { ShownClause } from '../../base/cite/shown-clause.ts';
import { Loading } from '../../base/faults/Loading.tsx';
import { useLoaded } from '../../base/load/load.ts';
import { books, chapterOf } from '../../base/rulebook/books.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { ChapterView } from './ChapterView.tsx';
import './rules.css';

/** The chapter of a clause, with the clause marked. */
export function ClauseSheet({ game, clause }: ShownClause) {
  const { language } = useSettings();
  const book = useLoaded(books, `${game}/${language}`);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (book !== undefined) text.current?.querySelector(`[data-anchor="${clause}"]`)?.scrollIntoView({ block: 'start' });
  }, [book, clause]);
  if (book === undefined) return <Loading />;
  const chapter = chapterOf(book, clause);
  return (
    <div className="sheet-text" ref={text}>
      {chapter !== undefined && <ChapterView game={game} book={book} chapter={chapter} marked={clause} beside />}
    </div>
  );
}
