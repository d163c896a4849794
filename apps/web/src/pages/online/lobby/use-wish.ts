import { FIRST_GAME, type GameId, manifestOf } from '@shinar/catalogue';
import type { CreateTable, Quiet, SeatWish } from '@shinar/protocol';
import { useState } from 'react';
import type { Level } from '../../../kept/device-game.ts';
import { type AbsenceName, absenceOf, usualAbsence } from '../../../wire/said/absences.ts';
import { CLOCKS, type ClockName } from '../../../wire/said/clocks.ts';

const wishOf = (level: Level | null): SeatWish => (level === null ? { kind: 'open' } : { kind: 'bot', level });

interface Chosen {
  readonly game: GameId;
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

const USUAL: Omit<Chosen, 'game' | 'players'> = {
  others: [null, null, null],
  clock: 'none',
  quiet: null,
  absence: usualAbsence,
  visibility: 'private',
  watch: 'anyone',
  rated: false,
};

/** A new table as it is wished for: whatever is not touched is a good choice. */
export function useWish(first: GameId | undefined) {
  const [wish, setWish] = useState<Chosen>({ ...USUAL, game: first ?? FIRST_GAME, players: Number.POSITIVE_INFINITY });
  const [fewest, most] = manifestOf(wish.game).seats;
  const players = Math.min(most, Math.max(fewest, wish.players));
  const bots = wish.others.slice(0, players - 1);
  const people = bots.every((level) => level === null);
  const slow = CLOCKS[wish.clock].type === 'turn';
  const body = {
    game: wish.game,
    seats: [{ kind: 'me' as const }, ...bots.map(wishOf)],
    visibility: wish.visibility,
    watch: wish.watch,
    clock: { ...CLOCKS[wish.clock], ...(slow && wish.quiet !== null && { quiet: wish.quiet }) },
    absence: absenceOf(wish.absence),
    rated: wish.rated && people,
  };
  return { wish, body, fewest, most, players, bots, people, slow, change: (part: Partial<Chosen>) => setWish({ ...wish, ...part }) };
}

export type Wish = ReturnType<typeof useWish>;
