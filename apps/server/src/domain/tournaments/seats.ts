import type { Seating } from './pairing.ts';

/** Puts everyone in the seat they have had least, as far as the table allows. */
export function seated(tables: readonly Seating[], before: readonly Seating[]): Seating[] {
  const had = new Map<string, number>();
  for (const table of before) {
    for (const [seat, name] of table.entries()) if (name !== null) had.set(`${name} ${seat}`, (had.get(`${name} ${seat}`) ?? 0) + 1);
  }
  // A seat for the third time is worse than two for the second.
  const cost = (order: Seating): number =>
    order.reduce((sum, name, seat) => sum + (name === null ? 0 : 3 ** (had.get(`${name} ${seat}`) ?? 0)), 0);
  return tables.map((table) => orders(table).reduce((best, order) => (cost(order) < cost(best) ? order : best)));
}

const orders = (players: Seating): Seating[] =>
  players.length <= 1
    ? [players]
    : players.flatMap((player, i) => orders([...players.slice(0, i), ...players.slice(i + 1)]).map((rest) => [player, ...rest]));
