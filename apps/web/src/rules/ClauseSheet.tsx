import { useEffect, useRef } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useLoaded } from '../app/load.ts';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { useMessages } from '../i18n/messages.tsx';
import { books, chapterOf } from './books.ts';
import { ChapterView } from './ChapterView.tsx';
import type { ShownClause } from './shown-clause.ts';
import './rules.css';

/** The chapter of a clause, with the clause marked; what lies under it stays as it is. */
export function ClauseSheet({ game, clause, onClose }: ShownClause & { readonly onClose: () => void }) {
  const { games, loading, rules } = useMessages();
  const { language } = useSettings();
  const book = useLoaded(books, `${game}/${language}`);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (book !== undefined) text.current?.querySelector(`[data-anchor="${clause}"]`)?.scrollIntoView({ block: 'start' });
  }, [book, clause]);
  const chapter = book && chapterOf(book, clause);
  return (
    <Dialog title={rules.of(games[game].name)} onClose={onClose} sheet>
      <div className="sheet-text" ref={text}>
        {book === undefined && <p className="loading">{loading}</p>}
        {book !== undefined && chapter !== undefined && (
          <ChapterView game={game} book={book} chapter={chapter} words={[]} marked={clause} beside />
        )}
      </div>
      <p className="sheet-foot">
        <a className="button" href={hashOf({ page: 'rules', game, clause })} target="_blank" rel="noreferrer">
          {rules.all}
        </a>
      </p>
    </Dialog>
  );
}
