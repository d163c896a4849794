import type { GameUi } from '@shinar/table';
import { type Marsh, marsh } from '../rules/index.ts';
import { loadMessages } from '../words/load.ts';
import { textOf } from '../words/text.ts';
import { type MarshWords, marshWords } from '../words/words.ts';
import { Board } from './Board.tsx';
import { picking } from './picks.ts';
import { SeatDetail } from './SeatDetail.tsx';

export const marshUi: GameUi<Marsh, MarshWords> = {
  game: marsh,
  ...picking,
  words: async (language, names) => marshWords(await loadMessages(language), names),
  text: textOf,
  Board,
  SeatDetail,
  panels: [],
};
