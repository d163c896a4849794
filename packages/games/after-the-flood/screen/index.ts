import type { GameUi } from '@shinar/table';
import { type AfterTheFlood, afterTheFlood } from '../rules/index.ts';
import { loadMessages } from '../words/load.ts';
import { notes } from '../words/notes.ts';
import { textOf } from '../words/text.ts';
import { drawn } from '../words/tokens.ts';
import { type FloodWords, floodWords } from '../words/words.ts';
import { goodPicture } from './art/GoodIcon.tsx';
import { Board } from './Board.tsx';
import { meant } from './meant.ts';
import { LandsPanel } from './panels/LandsPanel.tsx';
import { OutlookPanel } from './panels/OutlookPanel.tsx';
import { TradePanel } from './panels/TradePanel.tsx';
import { fewer, otherPicks, picks } from './picks.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { cue, sources } from './scenes.ts';

export const floodUi: GameUi<AfterTheFlood, FloodWords> = {
  game: afterTheFlood,
  picks,
  otherPicks,
  closes: ({ type }) => type === 'done' || type === 'muster',
  drawn,
  ...fewer,
  icon: goodPicture,
  meant,
  cue,
  sources,
  words: async (language, names) => floodWords(await loadMessages(language), names),
  notes,
  text: textOf,
  Board,
  SeatDetail,
  panels: [
    { id: 'lands', title: ({ messages }) => messages.lands.title, Panel: LandsPanel },
    { id: 'trade', ahead: true, title: ({ messages }) => messages.trade.title, Panel: TradePanel },
    { id: 'outlook', title: ({ messages }) => messages.outlook.title, Panel: OutlookPanel },
  ],
};
