import { useEffect } from 'react';
import { hashOf } from '../app/routes.ts';
import { useTitle } from '../app/title.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ifAnswered } from './api.ts';
import { askServer, me, server } from './me.ts';
import { askMine, mine, waiting } from './mine.ts';
import { useEvery } from './use-every.ts';
import { useValue } from './value.ts';

const EVERY = 30_000;

/** The way from the start page to people elsewhere; without a server it says so. */
export function Together() {
  const { start: m, noServer } = useMessages().online;
  const about = useValue(server);
  const person = useValue(me);
  const my = useValue(mine);
  useEffect(() => void askServer(), []);
  const known = person?.id !== undefined;
  useEvery(EVERY, async () => {
    if (known) await ifAnswered(askMine());
  });
  useEffect(() => {
    if (known) void ifAnswered(askMine());
  }, [known]);
  const turns = waiting(my).length;
  useTitle(turns > 0 ? m.turns(turns) : undefined);
  return (
    <section className="together" aria-labelledby="together">
      <h2 id="together">{m.title}</h2>
      {about === 'none' || about === 'offline' ? (
        <p className="hint">{noServer[about]}</p>
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
