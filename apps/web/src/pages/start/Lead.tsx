import type { Sorted } from '../../base/storage/shelf.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { Newcomer } from './Newcomer.tsx';
import { UnderWay } from './UnderWay.tsx';

/** The first thing to offer: the game under way or, for somebody without one, the lessons. */
export function Lead({ tables: { whole, damaged } }: { readonly tables: Sorted<DeviceGame> }) {
  const underWay = whole.find(({ over }) => !over);
  if (underWay !== undefined) return <UnderWay key={underWay.id} table={underWay} />;
  return whole.length + damaged.length === 0 ? <Newcomer /> : null;
}
