/** What happened since somebody last looked, starting with what concerns them. */
import { type Game, type GameTypes, type Seat, total } from '@shinar/core';
import type { Entry } from '@shinar/protocol';
import type { GameWords, Moment } from '@shinar/table';

/** Steps that only say that there is nothing more to do. */
const PASSES = ['pass', 'done', 'end', 'stop'];

export interface Told {
  readonly step: number;
  readonly lines: readonly string[];
  /** How my points changed with it. */
  readonly points: number;
}

export interface Recap {
  readonly concerning: readonly Told[];
  readonly others: readonly Told[];
  readonly passes: number;
}

/** How many steps of today's record stood already when the log had this length. */
export function stepsSeen(entries: readonly Entry[], length: number): number {
  let steps = 0;
  let seen = 0;
  for (const [index, { undo }] of entries.entries()) {
    if (index === length) seen = steps;
    steps = undo === undefined ? steps + 1 : undo.to;
    if (index >= length) seen = Math.min(seen, steps);
  }
  return length >= entries.length ? steps : seen;
}

interface Reader<G extends GameTypes> {
  readonly game: Game<G>;
  readonly words: GameWords<G>;
  readonly seat: Seat;
}

export function recapOf<G extends GameTypes>(moments: readonly Moment<G>[], from: number, { game, words, seat }: Reader<G>): Recap {
  const concerning: Told[] = [];
  const others: Told[] = [];
  let passes = 0;
  for (let at = from + 1; at < moments.length; at++) {
    const { step, events, state } = moments[at]!;
    const lines = words.events(events);
    const points = total(game.rules, state, seat) - total(game.rules, moments[at - 1]!.state, seat);
    const told = { step: at, lines, points };
    if (points !== 0 || (step?.by !== seat && events.some((event) => game.rules.about(event).seats.includes(seat)))) concerning.push(told);
    else if (lines.length === 0 || PASSES.includes(step?.do ?? '')) passes++;
    else others.push(told);
  }
  return { concerning, others, passes };
}
