/** What wins: how each seat, opening, step and source of points fared over many finished games. */
import type { GameTypes, StepBody } from './contract.ts';
import type { Play } from './play.ts';
import { resultOf } from './play.ts';

/** `order` is who played first, second and so on. */
export const TALLY_GROUPS = ['order', 'opening', 'step', 'source'] as const;
export type TallyGroup = (typeof TALLY_GROUPS)[number];

/** One seat, opening, step or source: how many seats had it, their share of the wins, and their final points. */
export interface TallyRow {
  readonly group: TallyGroup;
  readonly name: string;
  readonly seats: number;
  /** One win per game. */
  readonly share: number;
  /** The 95% confidence interval of the share. */
  readonly low: number;
  readonly high: number;
  readonly points: number;
}

const Z = 1.96;

/** The 95% confidence interval of a share (Wilson). */
export function wilson(share: number, games: number): { readonly low: number; readonly high: number } {
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

interface Counted {
  seats: number;
  wins: number;
  points: number;
}

export class Tally {
  /** How many finished games were counted. */
  games = 0;
  private readonly counts = new Map<TallyGroup, Map<string, Counted>>(TALLY_GROUPS.map((group) => [group, new Map()]));

  /** A step by its kind and fields: `move kish ur`. */
  static nameOf({ by: _, do: verb, ...fields }: StepBody): string {
    return [verb, ...Object.values(fields).flat()].join(' ');
  }

  /** Counts a finished game; ignores an unfinished one. */
  add<G extends GameTypes>(play: Play<G>): this {
    if (!play.over) return this;
    this.games++;
    const { game, players, state } = play;
    const { scores, winners } = resultOf(game, state, players);
    const order = [...new Set(play.steps.flatMap(({ by }) => (by === 'chance' ? [] : [by])))];
    order.forEach((seat, nth) => {
      const own = play.steps.filter(({ by }) => by === seat).map(({ by: _, ...body }) => body);
      const sources = game.rules.score(state, seat).filter(({ points }) => points !== 0);
      const fared = { seats: 1, wins: winners.includes(seat) ? 1 / winners.length : 0, points: scores[seat] };
      this.count('order', [String(nth + 1)], fared);
      this.count('opening', [Tally.nameOf(own[0])], fared);
      this.count('step', new Set(own.flatMap(thingsIn)), fared);
      this.count('source', new Set(sources.map(({ source }) => source)), fared);
    });
    return this;
  }

  /** The most frequent first. */
  rows(): TallyRow[] {
    return [...this.counts].flatMap(([group, counts]) =>
      [...counts]
        .map(([name, { seats, wins, points }]) => ({
          ...{ group, name, seats, share: wins / seats },
          ...wilson(wins / seats, seats),
          points: points / seats,
        }))
        .sort((a, b) => (group === 'order' ? a.name.localeCompare(b.name) : b.seats - a.seats)),
    );
  }

  private count(group: TallyGroup, names: Iterable<string>, { seats, wins, points }: Counted): void {
    const counts = this.counts.get(group)!;
    for (const name of names) {
      const counted = counts.get(name) ?? { seats: 0, wins: 0, points: 0 };
      counts.set(name, { seats: counted.seats + seats, wins: counted.wins + wins, points: counted.points + points });
    }
  }
}

/** The kind of a step, alone and with each thing it names: `take`, `take economy`. */
const thingsIn = ({ do: verb, ...fields }: StepBody): string[] => [
  verb,
  ...Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string')
    .map((value) => `${verb} ${value}`),
];

const COLUMNS = ['game', 'players', 'group', 'name', 'seats', 'share', 'low', 'high', 'points'] as const;

/** The rows of several tallies as CSV, each with its game and number of players. */
export function tallyCsv(tallies: readonly { readonly game: string; readonly players: number; readonly tally: Tally }[]): string {
  const lines = tallies.flatMap(({ game, players, tally }) =>
    tally.rows().map((row) => {
      const cells = { game, players, ...row };
      return COLUMNS.map((column) => (typeof cells[column] === 'number' ? round(cells[column]) : cells[column])).join(',');
    }),
  );
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

const round = (value: number): string => String(Math.round(value * 10_000) / 10_000);
