import { markSeen } from '../../domain/lists/seen.ts';
import { recordsOf, statisticsOf } from '../../domain/lists/statistics.ts';
import { leavePlan, planOf } from '../../domain/plans/plans.ts';
import { leaders } from '../../domain/ratings/leaders.ts';
import { changesOf } from '../../domain/ratings/rate.ts';
import type { Handlers } from './handler.ts';

export const togetherHandlers = {
  markSeen: ({ house, person, params: { table }, body }) =>
    house.tables.use(table, async (at) => ({ index: await markSeen(house, at, person, body.index) })),
  plan: ({ house, person, params: { table } }) => house.tables.use(table, (at) => planOf(at, person)),
  setPlan: ({ house, person, params: { table }, body }) => leavePlan(house, table, person, body),
  ratingChanges: ({ house, params: { table } }) => house.tables.use(table, (at) => changesOf(house, at)),
  leaders: ({ house, query }) => leaders(house, query),
  statistics: ({ house, person }) => statisticsOf(house, person),
  myRecords: ({ house, person, query }) => recordsOf(house, person, query.before),
} satisfies Partial<Handlers>;
