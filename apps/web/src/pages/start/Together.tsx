import { useEffect } from 'react';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { ifAnswered } from '../../base/server/api.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { useEvery } from '../../wire/forms/use-every.ts';
import { askServer, me, server } from '../../wire/me.ts';
import { askMine, mine, waiting } from '../../wire/mine.ts';

const EVERY = 30_000;

/** The link from the start page to people elsewhere; says so if there is no server. */
export function Together() {
  const { start: m, noServer } = useMessages().online;
  const about = useValue(server);
  const person = useValue(me);
  const turns = waiting(useValue(mine)).length;
  useEffect(() => void askServer(), []);
  const known = person?.id !== undefined;
  useEvery(EVERY, async () => {
    if (known) await ifAnswered(askMine());
  });
  useEffect(() => {
    if (known) void ifAnswered(askMine());
  }, [known]);
  useTitle(turns > 0 ? m.turns(turns) : undefined);
  return (
    <section className="together" aria-labelledby="together">
      <h2 id="together">{m.title}</h2>
      {about === 'none' || about === 'offline' || about === 'away' ? (
        <p className="hint" role="status">
          {noServer[about]}
        </p>
      ) : (
        <>
          <p>{m.line}</p>
          <a className="button primary" href={hashOf({ page: 'lobby', game: undefined })}>
            {m.toLobby}
            {turns > 0 && <span className="badge">{m.turns(turns)}</span>}
          </a>
        </>
      )}
    </section>
  );
}
