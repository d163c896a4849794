import type { Game } from '@shinar/core';
import type { Messages } from '../i18n/en/index.ts';
import { COLOURS } from '../seats/looks.ts';
import type { Level, Seating } from '../table/kept.ts';
import { newTable } from '../table/new-table.ts';
import { keepTable } from '../table/store.ts';
import { goTo } from './routes.ts';

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
