/** How a game of Sumeria is shown: a trader, the row that turns, and at the end of a round tile by tile. */
import { type Cue, type Cues, cueFrom, oneScene, type Token } from '@shinar/table';
import type { SumeriaEvent } from '../rules/index.ts';
import type { Place } from '../words/tokens.ts';

/** Where the board lays the tile of a state. */
export const rowSpot = (position: number): string => `row:${position}`;

export function cuesOn(places: readonly Place[]): (event: SumeriaEvent, before: SumeriaEvent | undefined) => Cue {
  const tokenOf = (place: number): Token => places[place]!.token;
  const cues: Cues<SumeriaEvent> = {
    stateLaid: oneScene({ beats: 3 }),
    firstChosen: { beats: 2 },
    tileDrawn: oneScene({ beats: 3 }),
    traderPlaced: ({ seat, at }) => ({ beats: 1.5, at: [tokenOf(at)], brings: seat }),
    traderAdded: ({ seat, at }) => ({ beats: 2, at: [tokenOf(at)], brings: seat }),
    traderMoved: ({ from, to }) => ({ beats: 2, at: [tokenOf(to), tokenOf(from)] }),
    traderRemoved: ({ at }) => ({ beats: 2, at: [tokenOf(at)] }),
    influenceGained: { beats: 1.5 },
    influenceLost: { beats: 1.5 },
    roundEnded: { beats: 3.5, banner: true },
    tileWon: ({ position }) => ({ beats: 3, from: rowSpot(position) }),
    tileDiscarded: { beats: 1 },
    firstPassed: { beats: 3.5 },
    rowRenewed: { beats: 12, sums: true },
    gameEnded: { beats: 3, banner: true },
  };
  return cueFrom(cues);
}
