import type { Room } from '@shinar/bots';
import { evaluation } from './evaluation.ts';
import { first } from './first/index.ts';
import { oversights } from './oversights.ts';
import { regionOf, regions } from './regions.ts';
import { scripts } from './script.ts';
import { weights3 } from './weights-3.ts';
import { weights4 } from './weights-4.ts';

export const room: Room = {
  evaluation,
  weights: { 3: weights3, 4: weights4 },
  tuning: first.tuning,
  scripts,
  oversights,
  regions,
  regionOf,
  measured: [0.809, 0.8, 0.844, 0.72],
  earlier: { 1: first },
};
