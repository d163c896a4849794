import type { Room } from '@shinar/bots';
import { evaluation } from './evaluation.ts';
import { first } from './first/index.ts';
import { ASSYRIA_LEVELS } from './levels.ts';
import { oversights } from './oversights.ts';
import { scripts } from './script.ts';
import { styles } from './styles.ts';
import { weights2 } from './weights-2.ts';
import { weights3 } from './weights-3.ts';
import { weights4 } from './weights-4.ts';

export const room: Room = {
  evaluation,
  weights: { 2: weights2, 3: weights3, 4: weights4 },
  tuning: first.tuning,
  levels: ASSYRIA_LEVELS,
  styles,
  scripts,
  oversights,
  measured: [0.831, 0.819, 0.83, 0.754],
  earlier: { 1: first },
};
