import type { Game } from '@shinar/core';
import { COLOURS, type Colour } from '@shinar/table';
import { goTo } from '../base/routes/routes.ts';
import type { Messages } from '../base/words/en/index.ts';
import type { Level, Seating } from './device-game.ts';
import { newTable } from './new-table.ts';
import { keepTable } from './store.ts';

export const personAt = ({ setUp }: Messages, seat: number, colour: Colour): Seating => ({ name: setUp.personName(seat + 1), colour });

export const botAt = ({ levels }: Messages, seat: number, colour: Colour, bot: Level): Seating => ({
  name: `${levels[bot]} ${seat + 1}`,
  colour,
  bot,
});

/** One person and bots of one level. */
export const againstBots = (m: Messages, players: number, level: Level): Seating[] =>
  COLOURS.slice(0, players).map((colour, seat) => (seat === 0 ? personAt(m, seat, colour) : botAt(m, seat, colour, level)));

/** Opens a new table: its commitment is kept before anything is drawn. */
export async function sitDown(game: Game, seats: readonly Seating[], strict = false): Promise<void> {
  const table = newTable(game, seats, strict);
  await keepTable(table);
  goTo({ page: 'table', id: table.id, step: undefined });
}
