import type { LessonTexts, Teaching } from '@shinar/teach';
import type { Language } from '@shinar/words';
import { finished } from '@shinar/words';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly lessons: LessonTexts }>>> = {
  en: () => import('./words/en/index.ts'),
  fr: () => import('./words/fr/index.ts'),
  de: () => import('./words/de/index.ts'),
  nl: () => import('./words/nl/index.ts'),
};

export const teaching: Teaching = {
  lessons: async () => (await import('./lessons.ts')).lessons,
  texts: async (language) => finished(language, (await TEXTS[language]()).lessons),
  examples: async () => (await import('./examples.ts')).examples,
  positions: async () => (await import('./strategy.ts')).positions,
  aid: ['F5.1', 'F1.2', 'F2.2', 'F10.2', 'F8.3', 'F11.1', 'F12.1', 'F12.2', 'F14.3'],
  themes: async () => (await import('./themes.ts')).themes,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
};
