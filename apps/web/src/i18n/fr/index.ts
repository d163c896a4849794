import type { Messages } from '../en/index.ts';
import { common } from './common.ts';
import { faults } from './faults.ts';
import { online } from './online.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { tutorial } from './tutorial.ts';

export const fr: Messages = { ...common, table, faults, online, rules, tutorial };
