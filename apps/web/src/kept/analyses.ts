/** Finished analyses of the games on this device, to open again at once. */
import type { Analysis } from '@shinar/bots';
import { InputError, readFields, readInteger, readList, readName } from '@shinar/core';
import { Shelf } from '../base/storage/shelf.ts';

interface KeptAnalysis {
  /** How long the game was: if it has gone on since, it is analysed again. */
  readonly steps: number;
  readonly analysis: Analysis;
}

const KINDS = ['choice', 'chance', 'forced', 'open'];
const analyses = new Shelf<KeptAnalysis>('analyses');

export const keepAnalysis = (id: string, steps: number, analysis: Analysis): Promise<void> => analyses.put(id, { steps, analysis });
export const dropAnalysis = (id: string): Promise<void> => analyses.drop(id);

/** Undefined if there is none for the game as it is now; a damaged one counts as none. */
export async function findAnalysis(id: string, steps: number): Promise<Analysis | undefined> {
  const kept: unknown = await analyses.get(id);
  if (kept === undefined) return undefined;
  try {
    return checkAnalysis(kept, steps);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** The outer form only: the numbers inside were written by this app. */
function checkAnalysis(json: unknown, steps: number): Analysis {
  const kept = readFields(json, '', ['steps', 'analysis']);
  readInteger(kept.steps, 'steps', steps, steps);
  const { players, curve, findings } = readFields(kept.analysis, 'analysis', ['players', 'curve', 'findings']);
  readInteger(players, 'analysis.players', 1, 9);
  const values = readList(curve, 'analysis.curve', (value, path) => readFields(value, path, ['shares', 'points']));
  const found = readList(findings, 'analysis.findings', (finding, path) =>
    readName(readFields(finding, path, ['kind']).kind, `${path}.kind`, KINDS),
  );
  readInteger(values.length, 'analysis.curve', steps + 1, steps + 1);
  readInteger(found.length, 'analysis.findings', steps, steps);
  return kept.analysis as Analysis;
}
