/** The places that the last step touched. */
import type { Event } from '../rules/index.ts';

/** Events of whole phases touch too much to be traced. */
const UNTRACED: readonly Event['type'][] = ['declined', 'majorityScored', 'produced'];

export function touchedBy(events: readonly Event[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const event of events) {
    if (UNTRACED.includes(event.type)) continue;
    if ('at' in event) places.add(event.at);
    if ('from' in event) places.add(event.from);
    if ('to' in event) places.add(event.to);
    if ('place' in event) places.add(event.place);
  }
  return places;
}
