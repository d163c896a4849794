import type { Game } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { type BoardData, type Sumeria, sumeria } from '../rules/index.ts';
import { loadMessages } from '../words/load.ts';
import { notesOn } from '../words/notes.ts';
import { textOf } from '../words/text.ts';
import { placesOf } from '../words/tokens.ts';
import { type SumeriaWords, sumeriaWords } from '../words/words.ts';
import { Board } from './Board.tsx';
import { StatesPanel } from './panels/StatesPanel.tsx';
import { pickingOn } from './picks.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { cuesOn } from './scenes.ts';

function sumeriaUiOn(game: Game<Sumeria>): GameUi<Sumeria, SumeriaWords> {
  const board = game.board.data as BoardData;
  return {
    game,
    onBoard: sumeriaUiOn,
    ...pickingOn(game, placesOf(board)),
    cue: cuesOn(placesOf(board)),
    notes: notesOn(placesOf(board)),
    words: async (language, names) => sumeriaWords(await loadMessages(language), board, names),
    text: (state, words) => textOf(board, state, words),
    Board,
    SeatDetail,
    panels: [{ id: 'states', title: ({ messages }) => messages.panel.title, Panel: StatesPanel }],
  };
}

export const sumeriaUi = sumeriaUiOn(sumeria);
