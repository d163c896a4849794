import type { About, Me } from '@shinar/protocol';
import { type ReactNode, useEffect } from 'react';
import { Fault } from '../app/Fault.tsx';
import { useSettings } from '../app/settings.ts';
import { useMessages } from '../i18n/messages.tsx';
import { call, ifAnswered } from './api.ts';
import { askServer, become, me, server } from './me.ts';
import { useValue } from './value.ts';
import './online.css';

/** What needs the server: shown once it is known what it can do and who we are; without one the page says so. */
export function AtServer({ children }: { readonly children: (about: About, person: Me | null) => ReactNode }) {
  const m = useMessages();
  const about = useValue(server);
  const person = useValue(me);
  useEffect(() => void askServer(), []);
  useLanguageToldTo(person);
  if (about === 'none' || about === 'offline') return <Fault title={m.online.noServer[about]} />;
  if (about === 'asking' || person === undefined) return <p className="loading">{m.loading}</p>;
  return children(about, person);
}

/** The server writes to people in the language that they have chosen here. */
function useLanguageToldTo(person: Me | null | undefined): void {
  const { language } = useSettings();
  const other = person != null && person.language !== language;
  useEffect(() => {
    if (other) void ifAnswered(call<Me>('PUT', 'api/me/language', { language }).then(become));
  }, [other, language]);
}
