/** Why the bots like a step, in few words: the features of their evaluations under the headings that a player knows. */
import type { Term } from '@shinar/bots';
import type { GameId } from '@shinar/catalogue';
import type { ReasonGroup } from '../base/words/en/hints.ts';

export interface Reason {
  readonly group: ReasonGroup;
  readonly points: number;
}

/** The first form that fits a feature gives its heading. */
const HEADINGS: Readonly<Record<GameId, readonly (readonly [RegExp, ReasonGroup])[]>> = {
  sumeria: [
    [/^points$/, 'points'],
    [/^round-|^stake-in-tiles$/, 'round'],
    [/^(tiles|largest-set|sets-to-grow)$/, 'sets'],
    [/^(control|second|lead)-|^(cities|villages|states-entered)$/, 'states'],
    [/^reserve$/, 'reserve'],
    [/^(turns-left|order)$/, 'tempo'],
  ],
  assyria: [
    [/^points$/, 'points'],
    [/^(un)?fed-wells/, 'wells'],
    [/^(un)?fed-(symbols|wild-cards|hungry)$|^plow$|^kinds-of-food$/, 'food'],
    [/^(un)?fed-river-income$|^camels/, 'camels'],
    [/^(un)?fed-|^hut|^reserve$/, 'huts'],
    [/^(ziggurat|tiles-to-add|base|centres)/, 'ziggurats'],
    [/^(assur|influence|leads-assur)|dignitary$/, 'assur'],
    [/^offering/, 'offerings'],
    [/^order$/, 'tempo'],
  ],
  'after-the-flood': [
    [/^points$/, 'points'],
    [/^goods$/, 'goods'],
    [/^extensions$|^cities$/, 'cities'],
    [/^(crafts|stock)$/, 'workers'],
    [/^production$/, 'production'],
    [/^markets$/, 'trade'],
    [/^(areas|armies|threat)$/, 'armies'],
    [/^claim/, 'empires'],
    [/^hand-/, 'goods'],
    [/^(used-)?(scribes|tool-makers)$|^stock$/, 'workers'],
    [/^(grain|textiles)-/, 'production'],
    [/-slots$/, 'trade'],
    [/^majorities/, 'majorities'],
    [/^(city|cities|extension)-/, 'cities'],
    [/^(areas|enemies)-|armies$/, 'armies'],
    [/^(empire|claim)/, 'empires'],
    [/^(passed|bid|order|to-act|paid|placing|trading|raising-empire|expanding)$/, 'tempo'],
  ],
};
/** Less than this is not worth a word. */
const NOTICEABLE = 0.3;
const MOST = 3;

export const isNoticeable = (points: number): boolean => Math.abs(points) >= NOTICEABLE;

/** The reasons in words' order: what weighs most first. What has no heading stays unsaid. */
export function reasonsOf(game: GameId, terms: readonly Term[]): Reason[] {
  const sums = new Map<ReasonGroup, number>();
  for (const { feature, points } of terms) {
    const group = HEADINGS[game].find(([form]) => form.test(feature))?.[1];
    if (group !== undefined) sums.set(group, (sums.get(group) ?? 0) + points);
  }
  return [...sums]
    .map(([group, points]) => ({ group, points }))
    .filter(({ points }) => isNoticeable(points))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}
