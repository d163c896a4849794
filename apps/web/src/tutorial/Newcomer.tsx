import { useEffect, useState } from 'react';
import { hashOf } from '../app/routes.ts';
import { GAME_IDS } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { listTables } from '../table/store.ts';
import { isFresh } from './progress.ts';

/** For whoever has neither played nor learned anything here: the way to the lessons. */
export function Newcomer() {
  const { games, tutorial } = useMessages();
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    void Promise.all([listTables(), isFresh()]).then(([tables, untaught]) => setFresh(tables.length === 0 && untaught));
  }, []);
  if (!fresh) return null;
  return (
    <aside className="newcomer" aria-label={tutorial.title}>
      <p>{tutorial.newcomer}</p>
      <div className="card-buttons">
        {GAME_IDS.map((game) => (
          <a key={game} className="button" href={hashOf({ page: 'learn', game, lesson: undefined, step: undefined })}>
            {tutorial.of(games[game].name)}
          </a>
        ))}
      </div>
    </aside>
  );
}
