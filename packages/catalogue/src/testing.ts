/** All games, for tests of what must hold in each. */
import type { BotGame } from '@shinar/bots';
import { withBots } from './bots.ts';
import { games } from './rules.ts';

/** Every game with every number of players. */
export const TABLES: readonly (readonly [string, number])[] = Object.entries(games).flatMap(([id, { rules }]) =>
  Array.from({ length: rules.seats[1] - rules.seats[0] + 1 }, (_, i) => [id, rules.seats[0] + i] as const),
);

export const gameNamed = (id: string): BotGame => withBots(games[id]!);
