/** How a game of Assyria is shown: a row of cards at once, huts one by one, points source by source, the flood player by player. */
import { type Cues, cueFrom, oneScene } from '@shinar/table';
import type { AssyriaEvent, Card } from '../rules/index.ts';
import { columnToken, dignitaryToken, hexToken, stepToken } from '../words/tokens.ts';
import { SmallCard } from './art/Cards.tsx';

/** Where the board lays the cards for sale. */
export const FIELD = 'field';

const cards = (seat: number, taken: readonly Card[]) => ({
  // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike.
  takes: { seat, what: taken.map((card, i) => <SmallCard key={i} card={card} />) },
});

const CUES: Cues<AssyriaEvent> = {
  seatDrawn: oneScene({ beats: 2 }),
  cardSown: oneScene({ beats: 3 }),
  deckRenewed: { beats: 2 },
  settled: ({ seat, at }) => ({ beats: 2, at: [hexToken(at)], brings: seat }),
  cardDealt: oneScene({ beats: 2 }),
  cardKept: ({ seat, card }) => ({ beats: 2, ...cards(seat, [card]) }),
  harvested: ({ seat, column, cards: taken }) => ({ beats: 2.5, at: [columnToken(column)], ...cards(seat, taken) }),
  orderChanged: { beats: 2 },
  hutPlaced: ({ seat, at }) => ({ beats: 1.5, at: [hexToken(at)], brings: seat }),
  hutsFed: { beats: 1.5 },
  hutsStarved: ({ huts }) => ({ beats: 3, at: huts.map(hexToken) }),
  wellDug: ({ at }) => ({ beats: 2, at: at.slice(0, 1).map(hexToken) }),
  camelsGained: { beats: 1.5 },
  /** Of a rank in Assur, together with it. */
  pointsScored: (_, before) => (before?.type === 'ranked' ? {} : { beats: 2 }),
  zigguratBuilt: ({ seat, at }) => ({ beats: 2, at: [hexToken(at)], brings: seat }),
  zigguratExtended: ({ at }) => ({ beats: 2, at: [hexToken(at)] }),
  intrigued: ({ seat, with: dignitary }) => ({ beats: 2, at: [dignitaryToken(dignitary)], brings: seat }),
  offered: ({ offering }) => ({ beats: 2, at: [stepToken(offering)] }),
  cardBought: ({ seat, card }) => ({ beats: 2, from: FIELD, ...cards(seat, [card]) }),
  expansionLaid: { beats: 3, banner: true },
  hutsFlooded: ({ huts }) => (huts.length === 0 ? { beats: 1 } : { beats: 3, from: hexToken(huts[0]!) }),
  ranked: { beats: 3.5 },
  plowGained: { beats: 1.5 },
  assurCleared: { beats: 1.5 },
  offeringsCleared: { beats: 2 },
  reignBegun: { beats: 12, sums: true },
  gameEnded: { beats: 3, banner: true },
};

export const cue = cueFrom(CUES);
