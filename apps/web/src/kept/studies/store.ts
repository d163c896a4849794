/** Studies on this device. */

import { GAME_IDS, manifestOf } from '@shinar/catalogue';
import { readFields, readInteger, readList, readName } from '@shinar/core';
import type { SeatLook } from '@shinar/table';
import { saveFile } from '../../base/dialogs/save-file.ts';
import type { KeptThing } from '../../base/faults/kept-here.ts';
import { Shelf, type Sorted, sorted } from '../../base/storage/shelf.ts';
import { checkSeat } from '../device-game.ts';
import { checkStudy, type Study } from './study.ts';

export interface KeptStudy extends Study {
  readonly id: string;
  readonly seats: readonly SeatLook[];
  /** When it was last changed. */
  readonly touched: number;
}

const studies = new Shelf<KeptStudy>('studies', (there, aside) => there.touched >= aside.touched);

/** Throws an InputError at the first fault. */
function checkKept(json: unknown): KeptStudy {
  const study = checkStudy(json);
  const { styles } = manifestOf(GAME_IDS[readName(study.game, 'game', GAME_IDS)]!);
  const { seats, touched } = readFields(study, 'study', ['id', 'seats', 'touched']);
  readList(seats, 'seats', (seat, path) => checkSeat(seat, path, styles));
  readInteger(touched, 'touched', 0, Number.MAX_SAFE_INTEGER);
  return study as KeptStudy;
}

export const keepStudy = (study: KeptStudy): Promise<void> => studies.put(study.id, study);
export const dropStudy = (id: string): Promise<void> => studies.drop(id);

/** Throws an InputError if it is damaged, and Unread if storage fails. */
export async function findStudy(id: string): Promise<KeptStudy | undefined> {
  const kept = await studies.find(id);
  return kept && checkKept(kept);
}

/** All studies, the latest first, and the ids of damaged ones. */
export const listStudies = async (): Promise<Sorted<KeptStudy>> => sorted(await studies.all(), checkKept);

/** A study as a file's text, whatever is left of it. */
async function studyText(id: string): Promise<string> {
  const { id: _, seats: __, touched: ___, ...study } = (await studies.get(id)) ?? {};
  return `${JSON.stringify(study)}\n`;
}

export const keptStudy = (id: string): Required<KeptThing> => ({
  save: async () => saveFile(`shinar-${id}.json`, await studyText(id)),
  drop: () => dropStudy(id),
});
