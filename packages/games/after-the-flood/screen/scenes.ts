/** How a game of After the Flood is shown: production and decline player by player, an invasion blow by blow, points source by source. */
import { type Cue, type Cues, cueFrom } from '@shinar/table';
import { AREA_POINTS, AREAS, type Event, type Flood, placeOf } from '../rules/index.ts';
import { placeToken } from '../words/tokens.ts';

const NIPPUR = placeOf('nippur');

type By = { readonly seat: number; readonly type: string };

/** What happens to one player in many places is one scene. */
const bySeat =
  (cue: Cue) =>
  (event: By, before: Event | undefined): Cue =>
    before?.type === event.type && 'seat' in before && before.seat === event.seat ? {} : cue;

const at =
  (beats: number) =>
  ({ at: place }: { readonly at: number }): Cue => ({ beats, at: [placeToken(place)] });

const CUES: Cues<Event> = {
  orderDrawn: { beats: 3, banner: true },
  orderSet: { beats: 2 },
  turnBegan: { beats: 3, banner: true },
  turnEnded: { beats: 12, sums: true },
  produced: bySeat({ beats: 3 }),
  workersReady: bySeat({ beats: 1.5 }),
  declined: bySeat({ beats: 2 }),
  cityBuilt: at(2),
  cityMoved: ({ from, at: to }) => ({ beats: 2, at: [placeToken(to), placeToken(from)] }),
  workerGranted: ({ to }) => ({ beats: 1.5, at: [placeToken(to)] }),
  workersPlaced: ({ to }) => ({ beats: 2, at: [placeToken(to)] }),
  scribeUsed: ({ from, to }) => ({ beats: 2, at: [placeToken(to), placeToken(from)] }),
  traded: at(2),
  toolMade: { beats: 1.5 },
  empireStarted: at(2.5),
  levied: { beats: 1.5 },
  equipped: { beats: 1.5 },
  ranked: { beats: 2 },
  homeLeft: { beats: 1.5 },
  startFailed: { beats: 2.5 },
  mustered: at(2),
  invaded: ({ to }) => ({ beats: 1.5, at: [placeToken(to)] }),
  rolled: { beats: 3, sound: 'dice' },
  armyLost: { beats: 1.5 },
  areaTaken: at(1.5),
  cityDestroyed: at(2.5),
  reinforced: at(2),
  goodBid: { beats: 1.5 },
  passed: { beats: 1.5 },
  areasScored: { beats: 3.5 },
  nippurScored: { beats: 3.5, from: placeToken(NIPPUR) },
  cityExtended: at(4),
  majorityScored: ({ at: place }) => ({ beats: 3, from: placeToken(place) }),
  gameEnded: { beats: 3, banner: true },
};

export const cue = cueFrom(CUES);

/** Points for areas come from each of them. */
export const sources = (event: Event, { armyOf }: Flood) =>
  event.type === 'areasScored'
    ? AREAS.flatMap((_, area) => (armyOf[area] === event.seat + 1 ? [{ from: placeToken(area), points: AREA_POINTS }] : []))
    : [];
