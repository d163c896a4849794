import type { Game, Step } from '@shinar/core';
import { COLOURS, type SeatLook } from '@shinar/table';
import { goTo } from '../../base/routes/routes.ts';
import { randomHex } from '../new-table.ts';
import { readStudy } from './read-study.ts';
import { keepStudy } from './store.ts';
import { type Study, studyOf } from './study.ts';

async function open(study: Study, seats: readonly SeatLook[], node: number): Promise<void> {
  const id = `study-${randomHex(5)}`;
  await keepStudy({ ...study, id, seats: seats.map(({ name, colour }) => ({ name, colour })), touched: Date.now() });
  goTo({ page: 'explore', id, node, step: undefined });
}

/** A private copy of a game, opened at one of its steps. */
export function exploreFrom(game: Game, title: string, seats: readonly SeatLook[], steps: readonly Step[], node: number): Promise<void> {
  return open(studyOf(game, seats.length, title, steps), seats, node);
}

/** A study from a file; throws an InputError if something is wrong with it. */
export async function importStudy(text: string, nameOf: (seat: number) => string): Promise<void> {
  const study = await readStudy(text);
  const seats = COLOURS.slice(0, study.players).map((colour, seat) => ({ name: nameOf(seat), colour }));
  await open(study, seats, 0);
}
