import { faults } from '@shinar/words/faults/en';
import { coversIn } from '../covers.ts';
import { analysis } from './analysis.ts';
import { common } from './common.ts';
import { explore } from './explore.ts';
import { hints } from './hints.ts';
import { online } from './online.ts';
import { puzzles } from './puzzles.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { tutorial } from './tutorial.ts';

export const en = { ...common, games: coversIn('en'), analysis, table, explore, faults, hints, online, puzzles, rules, tutorial };
/** English is the source: the other languages share its types, so a missing message doesn't compile. */
export type Messages = typeof en;
