import { finished, type Language } from '@shinar/words';
import type { SumeriaMessages } from './en/index.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly sumeria: SumeriaMessages }>>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
};

export const loadMessages = async (language: Language): Promise<SumeriaMessages> =>
  finished(language, (await MESSAGES[language]()).sumeria);
