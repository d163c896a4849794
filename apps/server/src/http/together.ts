import { Leaders, LeadersQuery, Plan, RatingChanges, Records, RecordsQuery, Seen, Statistics, TableParams } from '@shinar/protocol';
import { z } from 'zod';
import { leavePlan, planOf } from '../plans/plans.ts';
import { changesOf, leaders } from '../ratings/rate.ts';
import { markSeen } from '../seen/seen.ts';
import { recordsOf, statisticsOf } from '../statistics/statistics.ts';
import { route } from './route.ts';

const Nothing = z.undefined();
const params = TableParams;

export const togetherRoutes = [
  route({
    method: 'POST',
    path: '/api/tables/:table/seen',
    who: 'seated',
    about: 'I have seen the log up to this length; answers how much I had seen before',
    params,
    body: Seen,
    answer: Seen,
    run: ({ house, person, params: { table }, body }) =>
      house.tables.use(table, async (at) => ({ index: await markSeen(house, at, person, body.index) })),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/plan',
    who: 'seated',
    about: 'What I want played when my turn comes',
    params,
    answer: Plan,
    run: ({ house, person, params: { table } }) => house.tables.use(table, (at) => planOf(at, person)),
  }),
  route({
    method: 'PUT',
    path: '/api/tables/:table/plan',
    who: 'seated',
    about: 'Leave steps to be played when my turn comes, as long as they are legal; none to be asked',
    params,
    body: Plan,
    answer: Nothing,
    run: ({ house, person, params: { table }, body }) => leavePlan(house, table, person, body),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/ratings',
    who: 'viewer',
    about: 'How a rated table has changed the ratings',
    params,
    answer: RatingChanges,
    run: ({ house, params: { table } }) => house.tables.use(table, (at) => changesOf(house, at)),
  }),
  route({
    method: 'GET',
    path: '/api/leaders',
    who: 'anyone',
    about: 'The best rated people of a game',
    query: LeadersQuery,
    answer: Leaders,
    run: ({ house, query }) => leaders(house, query.game),
  }),
  route({
    method: 'GET',
    path: '/api/me/statistics',
    who: 'person',
    about: 'What I have played, by game',
    answer: Statistics,
    run: ({ house, person }) => statisticsOf(house, person),
  }),
  route({
    method: 'GET',
    path: '/api/me/records',
    who: 'person',
    about: 'The records of my finished games',
    query: RecordsQuery,
    answer: Records,
    run: ({ house, person, query }) => recordsOf(house, person, query.before),
  }),
];
