/** What a puzzle of After the Flood is about. */
import type { Theme, Themes } from '@shinar/teach';
import { type Flood, type Move, PHASE, TURNS } from '../rules/index.ts';

/** Which action, how far an invasion goes, and what an extension is adorned with; not the small steps of an action under way. */
const ASKED: readonly number[] = [PHASE.act, PHASE.paid, PHASE.expanded, PHASE.press, PHASE.extend];

/** F7.2: once somebody has passed an action begins with what is paid for it, which can be one thing or another. */
const isAsked = ({ phase, passed }: Flood): boolean => ASKED.includes(phase) && !(phase === PHASE.act && passed.some((each) => each !== 0));

function themeOf({ turn }: Flood, move: Move): Theme {
  if (turn === 1) return 'start';
  if (turn === TURNS) return 'last-turn';
  switch (move.type) {
    case 'trade':
    case 'tool':
      return 'trade';
    case 'workers':
    case 'scribe':
      return 'majority';
    case 'city':
    case 'extend':
      return 'building';
    case 'pass':
    case 'bid':
    case 'pay':
    case 'done':
      return 'timing';
    default:
      return 'empires';
  }
}

export const themes: Themes = { themeOf, isAsked };
