/** Which lessons have been done on this device, and how far the others have got. */

import type { GameId } from '@shinar/catalogue';
import type { StepBody } from '@shinar/core';
import { Shelf } from '../base/storage/shelf.ts';

const done = new Shelf<readonly string[]>('done');
/** The learner's own steps, by game and lesson. */
const begun = new Shelf<readonly StepBody[]>('begun');

/** Empty if what was kept is damaged. */
const listIn = <T>(kept: readonly T[] | undefined): readonly T[] => (Array.isArray(kept) && !kept.includes(null) ? kept : []);

export const doneLessons = async (game: GameId): Promise<readonly string[]> => listIn(await done.get(game));

const nameOf = (game: GameId, lesson: string): string => `${game}/${lesson}`;

export const begunSteps = async (game: GameId, lesson: string): Promise<readonly StepBody[]> =>
  listIn(await begun.get(nameOf(game, lesson)));

export const keepBegun = (game: GameId, lesson: string, steps: readonly StepBody[]): Promise<void> =>
  begun.put(nameOf(game, lesson), steps);

export async function markDone(game: GameId, lesson: string): Promise<void> {
  await done.put(game, [...new Set([...(await doneLessons(game)), lesson])]);
  await begun.drop(nameOf(game, lesson));
}

/** Whether no lesson of any game has been done. */
export const isFresh = async (): Promise<boolean> => (await done.all()).size === 0;
