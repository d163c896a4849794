import { finished, type Language } from '@shinar/words';
import type { MarshMessages } from './en/index.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly marsh: MarshMessages }>>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
};

export const loadMessages = async (language: Language): Promise<MarshMessages> => finished(language, (await MESSAGES[language]()).marsh);
