/** The weights of an evaluation in a file of their own, as `shinar fit` writes them. */

import { readFileSync } from 'node:fs';
import { evaluationOf, readWeights, type Weights } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { type Game, readObject } from '@shinar/core';
import { fromSystem, placed } from './bad-input.ts';
import type { Option } from './command.ts';
import { parseJsonOf } from './json.ts';

export const WEIGHTS = {
  type: 'string',
  value: 'FILE',
  about: 'weights from a file written by fit (the ones checked in)',
} as const satisfies Option;

export function readWeightsOf(file: string | undefined, game: Game): Weights | undefined {
  if (file === undefined) return undefined;
  const json = parseJsonOf(file, readText(file));
  return placed(file, undefined, () => {
    const { made, win, points } = readObject(json, 'weights', ['made', 'win', 'points']);
    return readWeights(evaluationOf(withBots(game)), {
      made: String(made),
      win: win as Record<string, string>,
      points: points as Record<string, string>,
    });
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fromSystem(error, file);
  }
}
