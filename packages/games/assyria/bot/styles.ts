import type { Room, Style } from '@shinar/bots';
import { oversights } from './oversights.ts';

const each = (times: number, ...names: (keyof typeof oversights)[]): Style =>
  Object.fromEntries(names.flatMap((name) => oversights[name]!).map((feature) => [feature, times]));

/** Ways to play: what the weights of features are multiplied with. */
export const styles: NonNullable<Room['styles']> = {
  builder: each(1.5, 'ziggurats'),
  trader: { ...each(1.5, 'rivers', 'wells'), ...each(0.8, 'assur') },
  courtier: each(1.5, 'assur', 'offerings'),
};
