import { FIRST_GAME, type GameId, manifestOf } from '@shinar/catalogue';
import { boardDataOf } from '@shinar/core';
import type { CreateTable, Quiet, SeatWish } from '@shinar/protocol';
import { useState } from 'react';
import { useBoards } from '../../../kept/boards/offered.ts';
import type { Level } from '../../../kept/device-game.ts';
import { type AbsenceName, absenceOf, usualAbsence } from '../../../wire/said/absences.ts';
import { CLOCKS, type ClockName } from '../../../wire/said/clocks.ts';

const wishOf = (level: Level | null): SeatWish => (level === null ? { kind: 'open' } : { kind: 'bot', level });

interface Chosen {
  readonly game: GameId;
  /** By its name; empty for the game's own. */
  readonly board: string;
  readonly players: number;
  /** Who sits in the other seats: bots of a level, or somebody. */
  readonly others: readonly (Level | null)[];
  readonly clock: ClockName;
  readonly quiet: Quiet | null;
  readonly absence: AbsenceName;
  readonly visibility: CreateTable['visibility'];
  readonly watch: CreateTable['watch'];
  readonly rated: boolean;
}

const USUAL: Omit<Chosen, 'game' | 'board' | 'players'> = {
  others: [null, null, null],
  clock: 'none',
  quiet: null,
  absence: usualAbsence,
  visibility: 'private',
  watch: 'anyone',
  rated: false,
};

/** A new table as it is wished for: whatever is not touched is a good choice. */
export function useWish(first: GameId | undefined, firstBoard: string) {
  const [wish, setWish] = useState<Chosen>({ ...USUAL, game: first ?? FIRST_GAME, board: firstBoard, players: Number.POSITIVE_INFINITY });
  const boards = useBoards(wish.game);
  const board = boards?.find(({ name }) => name === wish.board);
  const [fewest, most] = manifestOf(wish.game).seats;
  const players = Math.min(most, Math.max(fewest, wish.players));
  const bots = wish.others.slice(0, players - 1);
  const ratable = bots.every((level) => level === null) && board === undefined;
  const slow = CLOCKS[wish.clock].type === 'turn';
  const body = {
    game: wish.game,
    ...(board && boardDataOf(board.game)),
    seats: [{ kind: 'me' as const }, ...bots.map(wishOf)],
    visibility: wish.visibility,
    watch: wish.watch,
    clock: { ...CLOCKS[wish.clock], ...(slow && wish.quiet !== null && { quiet: wish.quiet }) },
    absence: absenceOf(wish.absence),
    rated: wish.rated && ratable,
  };
  const change = (part: Partial<Chosen>): void => setWish({ ...wish, ...part });
  // Until the boards are there, one that was asked for is not known.
  const ready = boards !== undefined || wish.board === '';
  return { wish, body, ready, boards: boards ?? [], board, fewest, most, players, bots, ratable, slow, change };
}

export type Wish = ReturnType<typeof useWish>;
