import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Loader, useLoaded } from '../app/load.ts';
import type { Messages } from './en/index.ts';
import type { Language } from './languages.ts';

/** The words of each language, loaded when it is chosen. */
export const languages = new Loader<Record<Language, Messages>>({
  en: () => import('./en/index.ts').then(({ en }) => en),
  fr: () => import('./fr/index.ts').then(({ fr }) => fr),
  de: () => import('./de/index.ts').then(({ de }) => de),
  nl: () => import('./nl/index.ts').then(({ nl }) => nl),
});

const MessagesContext = createContext<Messages | undefined>(undefined);

/** While another language is loaded, the one before stays. */
export function MessagesProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const loaded = useLoaded(languages, language);
  const [last, setLast] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) setLast(loaded);
  }, [loaded]);
  const messages = loaded ?? last;
  return messages === undefined ? null : <MessagesContext value={messages}>{children}</MessagesContext>;
}

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === undefined) throw new Error('useMessages: outside of MessagesProvider');
  return messages;
}
