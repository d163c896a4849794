import { boardDataOf, type Game, type StateBase, type Step, type Tagged } from '@shinar/core';
import type { House } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import { act } from '../play/commit.ts';
import { playInto } from '../play/door.ts';
import { commitBot } from '../play/seats.ts';
import { idOf } from '../tables/find.ts';
import { isBots, type Table } from '../tables/table.ts';

const LEVEL = 3;

/** The level of the bot to move, if the table is still where the job left it. */
function botAt(table: Table, length: number): { seat: number; level: number } | undefined {
  const { turn, row } = table;
  if (row.status !== 'running' || turn === undefined || turn.seat === null || turn.length !== length) return undefined;
  const seat = table.seats[turn.seat];
  return seat && isBots(seat) ? { seat: seat.seat, level: seat.level ?? LEVEL } : undefined;
}

/** Thinks without holding the table, then plays if nothing has changed. */
export async function playBot(house: House, { num, length }: Job): Promise<void> {
  const id = await idOf(house.store.db, num);
  if (id === undefined) return;
  const asked = await house.tables.use(id, (table) => {
    const bot = botAt(table, length);
    return bot && { ...bot, game: table.game, players: table.row.players, state: table.play.state.clone() };
  });
  if (asked === undefined) return;
  const step = await stepOf(house, asked.game, asked.players, asked.state, asked.seat, asked.level);
  await act(house, id, async (table) => {
    const bot = botAt(table, length);
    if (bot === undefined) return;
    playInto(table, step, { at: house.now(), bot: true });
    await commitBot(house, table, length, bot.seat);
  });
}

/** A step may be several moves, each thought about separately. */
async function stepOf({ bots }: House, game: Game, players: number, state: StateBase, by: number, who: number): Promise<Step> {
  const { rules, steps } = game;
  const moves: Tagged[] = [];
  do {
    const code = await bots.think({ game: rules.id, ...boardDataOf(game), players, state: state.toJSON(), who });
    moves.push(rules.decode(code));
    rules.apply(state, code);
  } while (steps.continues(state));
  return { by, ...steps.write(moves) };
}
