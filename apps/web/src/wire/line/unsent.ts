/** Steps the server hasn't confirmed yet, kept on the device so that a new page continues with them. */
import type { Step } from '@shinar/core';
import { dropEntry, readFieldsOf, writeEntry } from '../../base/storage/storage.ts';

export interface Unsent {
  readonly step: Step;
  readonly ticket: string;
  /** The length of the log that they follow. */
  readonly index: number;
}

export interface UnsentSteps {
  readonly steps: readonly Unsent[];
  /** Whether the last one waits for the player to end the turn. */
  readonly held: boolean;
}

const NONE: UnsentSteps = { steps: [], held: false };
const keyOf = (table: string, person: string): string => `shinar-unsent-${table}-${person}`;

export function keepUnsent(table: string, person: string, { steps, held }: UnsentSteps): void {
  const kept: UnsentSteps = { steps: steps.map(({ step, ticket, index }) => ({ step, ticket, index })), held };
  if (steps.length === 0) dropEntry(keyOf(table, person));
  else writeEntry(keyOf(table, person), JSON.stringify(kept));
}

/** None if they are damaged; the rules check the steps themselves. */
export function unsentOf(table: string, person: string): UnsentSteps {
  const { steps, held } = readFieldsOf(keyOf(table, person));
  return Array.isArray(steps) && steps.every(isUnsent) ? { steps, held: held === true } : NONE;
}

const isUnsent = (kept: Partial<Unsent> | null): boolean => {
  const { step, ticket, index } = kept ?? {};
  return typeof step === 'object' && step !== null && typeof ticket === 'string' && Number.isInteger(index);
};
