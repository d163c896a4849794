import type { GameUi } from '@shinar/table';
import { type Assyria, assyria } from '../rules/index.ts';
import { loadMessages } from '../words/load.ts';
import { notesOf } from '../words/notes.ts';
import { textOf } from '../words/text.ts';
import { type AssyriaWords, assyriaWords } from '../words/words.ts';
import { Board } from './Board.tsx';
import { CardsPanel } from './panels/CardsPanel.tsx';
import { FoodPanel } from './panels/FoodPanel.tsx';
import { ForecastPanel } from './panels/ForecastPanel.tsx';
import { picking } from './picks.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { cue } from './scenes.tsx';
import { sources } from './sources.ts';

export const assyriaUi: GameUi<Assyria, AssyriaWords> = {
  game: assyria,
  ...picking,
  cue,
  sources,
  words: async (language, names) => assyriaWords(await loadMessages(language), names),
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
