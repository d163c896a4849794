import type { Game } from '@shinar/core';
import { type BoardData, type Sumeria, sumeria } from '@shinar/sumeria';
import type { SumeriaMessages } from '../../i18n/en/sumeria.ts';
import type { Language } from '../../i18n/languages.ts';
import type { GameUi } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { placesOf } from './names.ts';
import { pickingOn } from './picks.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { StatesPanel } from './StatesPanel.tsx';
import { textOf } from './text.ts';
import { type SumeriaWords, sumeriaWords } from './words.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<{ sumeria: SumeriaMessages }>>> = {
  en: () => import('../../i18n/en/sumeria.ts'),
  fr: () => import('../../i18n/fr/sumeria.ts'),
  de: () => import('../../i18n/de/sumeria.ts'),
  nl: () => import('../../i18n/nl/sumeria.ts'),
};

function sumeriaUiOn(game: Game<Sumeria>): GameUi<Sumeria, SumeriaWords> {
  const board = game.board.data as BoardData;
  return {
    game,
    onBoard: sumeriaUiOn,
    ...pickingOn(game, placesOf(board)),
    words: async (language, names) => sumeriaWords((await MESSAGES[language]()).sumeria, board, names),
    text: (state, words) => textOf(board, state, words),
    Board,
    SeatDetail,
    panels: [{ id: 'states', title: ({ messages }) => messages.panel.title, Panel: StatesPanel }],
  };
}

export const sumeriaUi = sumeriaUiOn(sumeria);
