import type { Room } from '@shinar/bots';

/** Ways to play: what the numbers are multiplied with. */
export const styles: NonNullable<Room['styles']> = {
  builder: { promise: 1.3, bare: 1.3, claim: 0.8, reach: 0.8, fight: 0.4, envy: 0.5 },
  trader: { market: 2, slot: 2, scribe: 1.5, toolMaker: 1.5, textiles: 1.15, fight: 0.4 },
  warrior: { reach: 1.2, fight: 1.8, claim: 1.3, claim1: 1.3, promise: 0.85, envy: 1.6 },
};
