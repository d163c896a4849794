import { createContext, type ReactNode, use } from 'react';
import type { Messages } from './en/index.ts';
import type { Language } from './languages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./en/index.ts').then(({ en }) => en),
  fr: () => import('./fr/index.ts').then(({ fr }) => fr),
  de: () => import('./de/index.ts').then(({ de }) => de),
  nl: () => import('./nl/index.ts').then(({ nl }) => nl),
};
const loaded = new Map<Language, Promise<Messages>>();

function load(language: Language): Promise<Messages> {
  const known = loaded.get(language) ?? LOADERS[language]();
  loaded.set(language, known);
  return known;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

export function MessagesProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return <MessagesContext value={use(load(language))}>{children}</MessagesContext>;
}

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === undefined) throw new Error('useMessages: outside of MessagesProvider');
  return messages;
}
