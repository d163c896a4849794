/** How long tables usually wait until they are full. */
import { GAME_IDS } from '@shinar/catalogue';
import type { OpenLobby } from '@shinar/protocol';
import type { House } from '../house/house.ts';
import { speedOf } from '../tables/speed.ts';

type Usual = OpenLobby['usual'];

const LOOKED_AT = 300;
/** Fewer tables than this say nothing. */
const LEAST = 3;
const FRESH = 60_000;
const known = new WeakMap<House, { readonly at: number; readonly usual: Promise<Usual> }>();

/** Looked up at most once a minute. */
export function usualWaits(house: House): Promise<Usual> {
  const last = known.get(house);
  if (last !== undefined && house.now() - last.at < FRESH) return last.usual;
  const usual = lookUp(house);
  known.set(house, { at: house.now(), usual });
  return usual;
}

async function lookUp({ store }: House): Promise<Usual> {
  const rows = await store.db
    .selectFrom('tables')
    .select(['game', 'clock', 'created_at', 'started_at'])
    .where('visibility', '=', 'open')
    .where('started_at', 'is not', null)
    .orderBy('num', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const waits = rows.map(({ game, clock, created_at, started_at }) => ({
    game,
    speed: speedOf(JSON.parse(clock)),
    wait: (started_at ?? created_at) - created_at,
  }));
  const median = (game: string, speed: 'live' | 'slow'): number | null => {
    const sorted = waits.flatMap((one) => (one.game === game && one.speed === speed ? one.wait : [])).sort((a, b) => a - b);
    return sorted.length < LEAST ? null : sorted[Math.floor(sorted.length / 2)]!;
  };
  return Object.fromEntries(GAME_IDS.map((game) => [game, { live: median(game, 'live'), slow: median(game, 'slow') }]));
}
