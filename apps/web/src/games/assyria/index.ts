import { type Assyria, assyria } from '@shinar/assyria';
import type { AssyriaMessages } from '../../i18n/en/assyria.ts';
import type { Language } from '../../i18n/languages.ts';
import type { GameUi } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { FoodPanel } from './FoodPanel.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';
import { notesOf } from './notes.ts';
import { picking } from './picking.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { textOf } from './text.ts';
import { type AssyriaWords, assyriaWords } from './words.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<{ assyria: AssyriaMessages }>>> = {
  en: () => import('../../i18n/en/assyria.ts'),
  fr: () => import('../../i18n/fr/assyria.ts'),
  de: () => import('../../i18n/de/assyria.ts'),
  nl: () => import('../../i18n/nl/assyria.ts'),
};

export const assyriaUi: GameUi<Assyria, AssyriaWords> = {
  game: assyria,
  ...picking,
  words: async (language, names) => assyriaWords((await MESSAGES[language]()).assyria, names),
  notes: notesOf,
  text: textOf,
  Board,
  SeatDetail,
  panels: [
    { id: 'food', ahead: true, title: ({ messages }) => messages.supply.title, Panel: FoodPanel },
    { id: 'forecast', ahead: true, title: ({ messages }) => messages.forecast.title, Panel: ForecastPanel },
    { id: 'cards', title: ({ messages }) => messages.deck.title, Panel: CardsPanel },
  ],
};
