import type { Game } from '@shinar/core';
import { COLOURS } from '@shinar/table';
import { goTo } from '../base/routes/routes.ts';
import type { Messages } from '../base/words/en/index.ts';
import type { Level, Seating } from './device-game.ts';
import { newTable } from './new-table.ts';
import { keepTable } from './store.ts';

/** A person and so many others, bots of one level. */
export const againstBots = ({ levels, setUp }: Messages, players: number, level: Level): Seating[] =>
  COLOURS.slice(0, players).map((colour, seat) =>
    seat === 0 ? { name: setUp.personName(1), colour } : { name: `${levels[level]} ${seat + 1}`, colour, bot: level },
  );

/** Opens a new table: its commitment is kept before anything is drawn. */
export async function sitDown(game: Game, seats: readonly Seating[], strict = false): Promise<void> {
  const table = newTable(game, seats, strict);
  await keepTable(table);
  goTo({ page: 'table', id: table.id, step: undefined });
}
