import { type AfterTheFlood, afterTheFlood } from '@shinar/after-the-flood';
import type { FloodMessages } from '../../i18n/en/after-the-flood.ts';
import type { Language } from '../../i18n/languages.ts';
import type { GameUi } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { meant } from './meant.ts';
import { notes } from './notes.ts';
import { LandsPanel } from './panels/LandsPanel.tsx';
import { OutlookPanel } from './panels/OutlookPanel.tsx';
import { TradePanel } from './panels/TradePanel.tsx';
import { picks } from './picks.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { textOf } from './text.ts';
import { drawn } from './tokens.ts';
import { type FloodWords, floodWords } from './words.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<{ afterTheFlood: FloodMessages }>>> = {
  en: () => import('../../i18n/en/after-the-flood.ts'),
  fr: () => import('../../i18n/fr/after-the-flood.ts'),
  de: () => import('../../i18n/de/after-the-flood.ts'),
  nl: () => import('../../i18n/nl/after-the-flood.ts'),
};

export const floodUi: GameUi<AfterTheFlood, FloodWords> = {
  game: afterTheFlood,
  picks,
  drawn,
  meant,
  words: async (language, names) => floodWords((await MESSAGES[language]()).afterTheFlood, names),
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
