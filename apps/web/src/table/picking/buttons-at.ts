import type { GameTypes } from '@shinar/core';
import type { GameUi, Token } from '@shinar/table';
import type { Picking } from './use-picks.ts';

/** The buttons that belong to the piece that is chosen: what is not drawn, and what is drawn far off. */
export const buttonsAt = <G extends GameTypes>(ui: GameUi<G>, { offered, chosen }: Picking<G>): Token[] =>
  chosen.some((token) => ui.stays?.(token)) ? [...offered].filter((token) => !ui.drawn(token) || ui.icon?.(token)) : [];
