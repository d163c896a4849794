import type { Db } from '../../store/form/schema.ts';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import type { Table } from '../tables/table.ts';

/** Tells those already seated that somebody has joined. */
export async function tellSeated(house: House, db: Db, { num, id, row, seats }: Table, seat: number): Promise<void> {
  const people = seats.flatMap((other) => (other.person !== null && other.seat !== seat ? other.person : []));
  await alert(house, db, { kind: 'seat', key: `seat ${num} ${seat}`, people, num, place: `table/${id}`, about: { game: row.game } });
}
