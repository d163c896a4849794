/** What a puzzle of After the Flood is about. */
import type { Theme, Themes } from '@shinar/teach';
import { type Flood, type Move, TURNS } from '../rules/index.ts';

function themeOf({ turn }: Flood, move: Move): Theme {
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

export const themes: Themes = { themeOf };
