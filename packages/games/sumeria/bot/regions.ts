/** The states of a board, and which of them gave somebody a tile (S7.2, S7.3). */
import type { Game, Tagged } from '@shinar/core';
import type { BoardData, SumeriaEvent } from '../rules/index.ts';

const statesOf = ({ board }: Game): BoardData['states'] => (board.data as BoardData).states;

export const regions = (game: Game): string[] => statesOf(game).map(({ name }) => name);

export function regionOf(game: Game, event: Tagged): string | undefined {
  const told = event as SumeriaEvent;
  return told.type === 'tileWon' ? statesOf(game)[told.state].name : undefined;
}
