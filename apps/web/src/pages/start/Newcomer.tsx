import { GAME_IDS } from '@shinar/catalogue';
import { useLoad } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { isFresh } from '../../kept/lessons-done.ts';
import { listTables } from '../../kept/store.ts';

async function isNewcomer(): Promise<boolean> {
  const [{ whole, damaged }, untaught] = await Promise.all([listTables(), isFresh()]);
  return untaught && whole.length + damaged.length === 0;
}

/** For whoever has neither played nor learned anything here: the way to the lessons. */
export function Newcomer() {
  const { games, tutorial } = useMessages();
  if (!useLoad(isNewcomer)) return null;
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
