/** The games an arena plays: each deal once per bot, with the bots one seat further on each time. */
export interface Match {
  readonly game: string;
  readonly players: number;
  /** The spec of the bot in each seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Distinguishes the draws of one seed; games with the same draw are compared with each other. */
  readonly draw: number;
}

export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
}

export function matchesOf({ game, players, bots, seed, games }: Plan): Match[] {
  return Array.from({ length: games }, (_, k) => {
    const shift = k % bots.length;
    const seated = Array.from({ length: players }, (_seat, seat) => bots[(seat + shift) % bots.length]!);
    return { game, players, bots: seated, seed, draw: Math.floor(k / bots.length) };
  });
}

/** Identifies a match in a results file. */
export const keyOf = ({ game, players, bots, seed, draw }: Match): string => JSON.stringify([game, players, bots, seed, draw]);
