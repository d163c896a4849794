import type { GameTypes } from '@shinar/core';
import { type GameUi, previewOf } from '@shinar/table';
import type { GameWords } from '@shinar/words';

/** A move that ends a round does many things; this many are mentioned besides the move itself. */
const EVENTS = 1;
const GAINS = 2;

/** What to do, as a sentence of the game; if the game has none, as it would be picked. */
export function adviceText<G extends GameTypes>(ui: GameUi<G>, words: GameWords<G>, state: G['state'], move: G['move']): string {
  const picked = (): string =>
    ui
      .picks(state, move)
      .flat()
      .map((token) => words.token(token, state))
      .join(' → ');
  return words.advise?.(move, state) || picked();
}

/** What else a move does at once, and what it brings. */
export function outcomeText<G extends GameTypes>(ui: GameUi<G>, words: GameWords<G>, state: G['state'], move: G['move']): string {
  const preview = previewOf(ui.game, state, move);
  const gains = words.gains?.(move, state) ?? ui.notes?.(state, preview, words) ?? [];
  return [...words.events(preview.events).slice(1, 1 + EVENTS), ...gains.slice(0, GAINS)]
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
