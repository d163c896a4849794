/** What happens when somebody's time runs out, in words. */
import type { Absence } from '@shinar/protocol';
import type { Messages } from '../../base/words/en/index.ts';
import { LEVELS, type Level } from '../../kept/device-game.ts';

/** Also the level of a bot that somebody hands their seat to. */
const USUAL = 3;

export type AbsenceName = 'forfeit' | `${Level}`;

export const usualAbsence: AbsenceName = `${USUAL}`;

export function absenceOf(name: AbsenceName): Absence {
  return name === 'forfeit' ? { rule: 'forfeit', level: USUAL } : { rule: 'bot', level: LEVELS.find((level) => `${level}` === name)! };
}

export const absenceNames = (m: Messages): Record<AbsenceName, string> =>
  Object.fromEntries(
    [...LEVELS.map((level) => `${level}` as const), 'forfeit' as const].map((name) => [name, absenceText(absenceOf(name), m)]),
  ) as Record<AbsenceName, string>;

export function absenceText({ rule, level }: Absence, { levels, online: { create: m } }: Messages): string {
  return rule === 'forfeit' ? m.forfeit : m.botPlays(levels[level as Level]);
}
