import type { About, Me } from '@shinar/protocol';
import { type ReactNode, useEffect } from 'react';
import { Fault } from '../base/faults/Fault.tsx';
import { Loading } from '../base/faults/Loading.tsx';
import { useLoaded } from '../base/load/load.ts';
import { hashOf } from '../base/routes/routes.ts';
import { ifAnswered, save } from '../base/server/api.ts';
import { useSettings } from '../base/settings/settings.ts';
import { useValue } from '../base/value.ts';
import { companyWords } from '../base/words/company.ts';
import { useMessages } from '../base/words/messages.ts';
import { askAgain, askServer, become, me, server } from './me.ts';
import { CompanyContext } from './said/company.ts';
import './online.css';
import './company.css';

/** For what needs the server: shown once we know what it can do and who we are; without a server the page says so. */
export function AtServer({ children }: { readonly children: (about: About, person: Me | null) => ReactNode }) {
  const m = useMessages();
  const about = useValue(server);
  const person = useValue(me);
  useEffect(() => void askServer(), []);
  useLanguageToldTo(person);
  const words = useLoaded(companyWords, useSettings().language);
  if (about === 'away') return <Away />;
  if (about === 'none' || about === 'offline') return <Fault title={m.online.noServer[about]} />;
  if (about === 'asking' || person === undefined || words === undefined) return <Loading />;
  return <CompanyContext value={words}>{children(about, person)}</CompanyContext>;
}

/** The page reconnects by itself; people who don't want to wait may ask. */
function Away() {
  const m = useMessages();
  return (
    <main className="page">
      <div role="status">
        <h1>{m.online.noServer.away}</h1>
        <p>{m.online.noServer.awayHint}</p>
      </div>
      <div className="card-buttons">
        <button type="button" className="primary" onClick={askAgain}>
          {m.table.retry}
        </button>
        <a className="button" href={hashOf({ page: 'start' })}>
          {m.home}
        </a>
      </div>
    </main>
  );
}

/** Tells the server which language somebody has chosen here, to write to them in it. */
function useLanguageToldTo(person: Me | null | undefined): void {
  const { language } = useSettings();
  const other = person != null && person.language !== language;
  useEffect(() => {
    if (other) void ifAnswered(save('setLanguage', { body: { language } }).then(become));
  }, [other, language]);
}
