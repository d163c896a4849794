/** Checks fair chance here: what this device remembers of the table, against the record with its revealed seed. */
import { type GameRecord, type GameTypes, InputError, replay } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { readEntry, writeEntry } from '../base/storage/storage.ts';
import { newTicket } from './line/ticket.ts';

const SALT = 'shinar-salt-';
const COMMITMENT = 'shinar-commitment-';

/** Each seat adds its own salt to the seed, so that nobody decides the draws alone. */
export function newSalt(): string {
  return newTicket();
}

export const rememberSalt = (table: string, salt: string): void => writeEntry(SALT + table, salt);

/** The first commitment received counts. */
export function rememberCommitment(table: string, commitment: string): void {
  if (readEntry(COMMITMENT + table) === undefined) writeEntry(COMMITMENT + table, commitment);
}

export type Proof =
  | { readonly honest: true; readonly draws: number; readonly salted: boolean }
  | { readonly honest: false; readonly error: InputError };

/** Draws everything again from the seed; also looks for this device's own salt among those mixed in. */
export function prove<G extends GameTypes>({ game }: GameUi<G>, table: string, record: GameRecord): Proof {
  const { commitment, salts = [] } = record.fairness ?? {};
  const known = readEntry(COMMITMENT + table);
  const salt = readEntry(SALT + table);
  try {
    replay(game, record);
    if (known !== undefined && known !== commitment) throw new InputError({ path: 'fairness.commitment', reason: 'commitment-broken' });
    if (salt !== undefined && !salts.includes(salt)) throw new InputError({ path: 'fairness.salts', reason: 'salt-missing' });
  } catch (error) {
    if (error instanceof InputError) return { honest: false, error };
    throw error;
  }
  return { honest: true, draws: record.steps.filter(({ by }) => by === 'chance').length, salted: salt !== undefined };
}
