/** At a table without a clock the others may vote to have a bot replace somebody who has been away for a day; that person may come back. */
import type { ReplaceVote } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { HELD, isBots, type Table } from '../tables/table.ts';
import { voteOf } from '../tables/view.ts';
import { changeTable } from './change.ts';
import { act } from './commit.ts';
import { actingSeat } from './door.ts';
import { hold } from './seats.ts';

const DAY = 24 * 3_600_000;

export function voteToReplace(house: House, id: string, person: string, { seat, agree }: ReplaceVote): Promise<void> {
  return act(house, id, async (table) => {
    const { seat: mine } = actingSeat(table, person);
    requireAbsent(house, table, seat, mine);
    const before = voteOf(table)?.agreed ?? [];
    const agreed = agree ? [...new Set([...before, mine])].sort() : before.filter((other) => other !== mine);
    const others = table.seats.filter((other) => other.seat !== seat && !isBots(other));
    if (agreed.length * 2 > others.length) {
      await hold(house, table, seat, HELD.voted);
      return;
    }
    const vote = agreed.length === 0 ? null : JSON.stringify({ seat, length: table.length, agreed });
    await changeTable(house, table, (db) => db.updateTable('tables').set({ vote }).where('num', '=', table.num).execute());
    if (agree) house.audience.announce(table, { type: 'replace-asked', seat, by: mine });
  });
}

function requireAbsent({ audience, now }: House, { num, clock, turn, seats, row }: Table, seat: number, mine: number): void {
  if (row.status !== 'running') throw new Refused('game-over');
  const person = seats[seat]?.person;
  const waits = clock.type === 'none' && turn?.seat === seat && turn.bot === 0 && seat !== mine && person != null;
  if (!waits || now() - turn.since < DAY || audience.isPresent(num, person)) throw new Refused('not-absent');
}
