/** Perft: counts sequences of moves, to compare rules with other rules and with their own earlier counts. */
import { type Code, type Game, type GameTypes, kindOf, MoveList, NOBODY } from '@shinar/core';

export interface PerftRow {
  readonly depth: number;
  /** How many sequences have this many moves. */
  readonly sequences: number;
  /** The same, by type of the last move. */
  readonly byType: Readonly<Record<string, number>>;
}

/** Counts from the start, or from `from`; every chance move counts once, however likely. A sequence that ends the game goes no further. */
export function perft<G extends GameTypes>(game: Game<G>, players: number, depth: number, from?: G['state']): PerftRow[] {
  const { rules } = game;
  const start = from ?? rules.setup(players);
  const levels = Array.from({ length: depth }, () => ({ state: start.clone(), list: new MoveList(), kinds: new Map<number, Count>() }));
  const visit = (state: G['state'], level: number): void => {
    const { state: next, list, kinds } = levels[level]!;
    if (rules.actor(state) === NOBODY) return;
    rules.legal(state, list);
    for (let i = 0; i < list.length; i++) {
      const code = list.codes[i]!;
      count(kinds, code);
      if (level + 1 === depth) continue;
      next.copyFrom(state);
      rules.apply(next, code);
      visit(next, level + 1);
    }
  };
  if (depth > 0) visit(start, 0);
  return levels.map(({ kinds }, i) => {
    const counts = [...kinds.values()].sort((a, b) => a.sample - b.sample);
    return {
      depth: i + 1,
      sequences: counts.reduce((sum, { times }) => sum + times, 0),
      byType: Object.fromEntries(counts.map(({ sample, times }) => [rules.decode(sample).type, times])),
    };
  });
}

interface Count {
  readonly sample: Code;
  times: number;
}

function count(kinds: Map<number, Count>, code: Code): void {
  const kind = kinds.get(kindOf(code));
  if (kind) kind.times++;
  else kinds.set(kindOf(code), { sample: code, times: 1 });
}
