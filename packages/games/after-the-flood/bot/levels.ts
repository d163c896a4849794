import type { BotSpec } from '@shinar/bots';

/** Levels 1 to 5: who overlooks things, who slips, who plays at first sight, and who plays on before choosing. */
export const FLOOD_LEVELS: readonly BotSpec[] = [
  { player: 'planner', slip: 16, blind: 6 },
  { player: 'planner', slip: 6, blind: 2 },
  { player: 'planner' },
  { player: 'planner', playouts: 4, ms: 1000 },
  { player: 'planner', playouts: 400, ms: 1800 },
];
