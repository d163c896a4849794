import type { GameId } from '@shinar/catalogue';
import { Loading } from '../../base/faults/Loading.tsx';
import { useLoad, useLoaded } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { doneLessons } from '../../kept/lessons-done.ts';
import { lessons } from './lessons.ts';
import { texts } from './texts.ts';

/** The lessons of a game, and which of them are done. */
export function Overview({ game }: { readonly game: GameId }) {
  const { games, home, rules, tutorial } = useMessages();
  const { language } = useSettings();
  const all = useLoaded(lessons, game);
  const text = useLoaded(texts, `${game}/${language}`);
  const done = useLoad(doneLessons, game);
  const title = tutorial.of(games[game].name);
  useTitle(title);
  useFromTop();
  if (all === undefined || text === undefined || done === undefined) return <Loading />;
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
        <a className="button" href={hashOf({ page: 'strategy', game })}>
          {rules.strategy}
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
