import { useEffect, useState } from 'react';
import { useFromTop } from '../app/from-top.ts';
import { useLoaded } from '../app/load.ts';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { lessons } from './lesson.ts';
import { doneLessons } from './progress.ts';
import { texts } from './texts.ts';

/** The lessons of a game, and which of them are done. */
export function Overview({ game }: { readonly game: GameId }) {
  const { games, home, loading, rules, tutorial } = useMessages();
  const { language } = useSettings();
  const all = useLoaded(lessons, game);
  const text = useLoaded(texts, `${game}/${language}`);
  const [done, setDone] = useState<readonly string[]>();
  const title = tutorial.of(games[game].name);
  useTitle(title);
  useFromTop();
  useEffect(() => {
    void doneLessons(game).then(setDone);
  }, [game]);
  if (all === undefined || text === undefined || done === undefined) return <p className="loading">{loading}</p>;
  const next = all.find(({ id }) => !done.includes(id));
  return (
    <main className="page learn">
      <h1>{title}</h1>
      <p>{next === undefined ? tutorial.finished : tutorial.intro}</p>
      <div className="card-buttons">
        {next !== undefined && (
          <a className="button primary" href={hashOf({ page: 'learn', game, lesson: next.id, step: undefined })}>
            {done.length === 0 ? tutorial.begin : tutorial.resume}
          </a>
        )}
        <a className="button" href={hashOf({ page: 'rules', game, clause: undefined })}>
          {rules.title}
        </a>
        <a className="button" href="#/">
          {home}
        </a>
      </div>
      <ol className="lessons">
        {all.map(({ id }, i) => (
          <li key={id} data-done={done.includes(id)}>
            <a href={hashOf({ page: 'learn', game, lesson: id, step: undefined })}>
              <span className="lesson-number">{i + 1}</span>
              {text[id]?.title}
              {done.includes(id) && <small>{tutorial.done}</small>}
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}
