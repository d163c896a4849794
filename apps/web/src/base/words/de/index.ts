import { faults } from '@shinar/words/faults/de';
import { coversIn } from '../covers.ts';
import type { Messages } from '../en/index.ts';
import { analysis } from './analysis.ts';
import { common } from './common.ts';
import { explore } from './explore.ts';
import { hints } from './hints.ts';
import { online } from './online.ts';
import { puzzles } from './puzzles.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { tutorial } from './tutorial.ts';

export const de: Messages = { ...common, games: coversIn('de'), analysis, table, explore, faults, hints, online, puzzles, rules, tutorial };
