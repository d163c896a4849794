import type { Language } from '@shinar/words';
import { typeset } from '@shinar/words';
import { createContext, use } from 'react';
import { Loader } from '../load/load.ts';
import type { Messages } from './en/index.ts';

/** The words of each language, loaded when it is chosen. */
export const languages = new Loader<Record<Language, Messages>>({
  en: () => import('./en/index.ts').then(({ en }) => en),
  fr: () => import('./fr/index.ts').then(({ fr }) => typeset(fr)),
  de: () => import('./de/index.ts').then(({ de }) => de),
  nl: () => import('./nl/index.ts').then(({ nl }) => nl),
});

export const MessagesContext = createContext<Messages | undefined>(undefined);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === undefined) throw new Error('useMessages: outside of MessagesProvider');
  return messages;
}
