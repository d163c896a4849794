/** How people did in a deal. */
import type { GameResult } from '@shinar/core';
import type { Deal } from '@shinar/protocol';
import type { DealRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { isKept } from '../tables/load.ts';

const MOST = 200;

/** Until my own try is over I see how many have played, and nothing that would help. */
export async function viewDeal(house: House, deal: DealRow, person: string): Promise<Deal> {
  const { store, now } = house;
  const tries = await store.db
    .selectFrom('tries')
    .innerJoin('tables', 'tables.num', 'tries.num')
    .innerJoin('people', 'people.id', 'tries.person')
    .select(['tables.id as table', 'tables.status', 'tables.result', 'tables.secret', 'people.id', 'people.name', isKept.as('kept')])
    .where('tries.deal', '=', deal.id)
    .execute();
  const mine = tries.find(({ id }) => id === person);
  const closed = deal.closes_at <= now();
  const over = mine?.status === 'over';
  // Somebody may still play while it is being closed.
  const told = closed && tries.every(({ secret }) => secret === 0);
  const scored = tries.flatMap(({ result, ...one }) => {
    const { scores } = result === null ? { scores: [] } : (JSON.parse(result) as GameResult);
    const [score, ...bots] = scores;
    return score === undefined ? [] : [{ ...one, score, lead: score - Math.max(...bots) }];
  });
  scored.sort((a, b) => b.score - a.score || b.lead - a.lead);
  const results = scored.slice(0, MOST).map(({ table, id, name, kept, score, lead }) => ({
    person: { id, name, kept: kept === 1 },
    table: told || id === person ? table : null,
    rank: 1 + scored.findIndex((other) => other.score === score && other.lead === lead),
    score,
    lead,
  }));
  return {
    id: deal.id,
    game: deal.game,
    day: deal.day,
    players: deal.players,
    level: deal.level,
    by: deal.person === null ? null : await authorOf(house, deal.person),
    commitment: deal.commitment,
    seed: told ? deal.seed : null,
    closesAt: deal.closes_at,
    closed,
    mine: mine === undefined ? null : { table: mine.table, over },
    tries: tries.length,
    results: over || closed ? results : [],
  };
}

async function authorOf({ store }: House, id: string): Promise<Deal['by']> {
  const row = await store.db
    .selectFrom('people')
    .select(['id', 'name', isKept.as('kept')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, name: row.name, kept: row.kept === 1 };
}
