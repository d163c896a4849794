import type { Insight, Room } from '@shinar/bots';
import { first } from './first/index.ts';
import { foresight } from './foresight.ts';
import { insightOf } from './insight.ts';
import { FLOOD_LEVELS } from './levels.ts';
import { PARAMETERS, type Parameters } from './parameters.ts';
import { floodScripts } from './script.ts';
import { styles } from './styles.ts';

export const room: Room = {
  ...first,
  plans: { numbers: PARAMETERS, insightOf: (numbers) => insightOf(numbers as Parameters) as Insight, foresight },
  levels: FLOOD_LEVELS,
  styles,
  scripts: floodScripts,
  measured: [0.983, 0.967, 0.9, 0.929],
  earlier: { 1: first },
};
