/** The tokens that hints point to, with the rank of the suggestion they belong to: whatever draws a token may mark it. */

import type { Token } from '@shinar/words';
import { createContext } from 'react';
import { type Picks, tokensAfter } from './picks.ts';

/** Always the same, as a change has every target drawn anew. */
const NONE: ReadonlyMap<Token, number> = new Map();

export const HintMarks = createContext(NONE);

/** What to point at next for each suggestion, after what is chosen already; the better suggestion marks a token that several share. */
export function hintMarks(suggestions: readonly Picks[], chosen: readonly Token[]): ReadonlyMap<Token, number> {
  if (suggestions.length === 0) return NONE;
  const marks = new Map<Token, number>();
  for (const [i, picks] of suggestions.entries()) {
    for (const token of tokensAfter(picks, chosen) ?? []) if (!marks.has(token)) marks.set(token, i + 1);
  }
  return marks;
}
