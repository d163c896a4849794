import { GAME_IDS } from '@shinar/catalogue';
import { useLoad } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { isFresh } from '../../kept/lessons-done.ts';

/** For somebody who has learned nothing here yet: links to the lessons, the lightest game first. */
export function Newcomer() {
  const { games, tutorial } = useMessages();
  if (!useLoad(isFresh)) return null;
  return (
    <aside className="lead newcomer" aria-label={tutorial.title}>
      <p>{tutorial.newcomer}</p>
      <div className="card-buttons">
        {GAME_IDS.map((game, i) => (
          <a
            key={game}
            className={i === 0 ? 'button primary' : 'button'}
            href={hashOf({ page: 'learn', game, lesson: undefined, step: undefined })}
          >
            {tutorial.of(games[game].name)}
          </a>
        ))}
      </div>
    </aside>
  );
}
