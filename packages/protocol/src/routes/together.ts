import { Plan } from '../messages/plans.ts';
import { Leaders, LeadersQuery, RatingChanges, Records, RecordsQuery, Statistics } from '../messages/ratings.ts';
import { Seen, TableParams } from '../messages/tables.ts';
import { Nothing, route } from './route.ts';

export const togetherRoutes = {
  markSeen: route({
    method: 'POST',
    path: '/api/tables/:table/seen',
    who: 'seated',
    about: 'Mark the log as seen up to this length; returns how much I had seen before',
    params: TableParams,
    body: Seen,
    answer: Seen,
  }),
  plan: route({
    method: 'GET',
    path: '/api/tables/:table/plan',
    who: 'seated',
    about: 'What I want played when my turn comes',
    params: TableParams,
    answer: Plan,
  }),
  setPlan: route({
    method: 'PUT',
    path: '/api/tables/:table/plan',
    who: 'seated',
    about: 'Plan steps for when my turn comes, as far as they are legal then; an empty plan is none',
    params: TableParams,
    body: Plan,
    answer: Nothing,
  }),
  ratingChanges: route({
    method: 'GET',
    path: '/api/tables/:table/ratings',
    who: 'viewer',
    about: 'How a rated table changed the ratings',
    params: TableParams,
    answer: RatingChanges,
  }),
  leaders: route({
    method: 'GET',
    path: '/api/leaders',
    who: 'anyone',
    about: 'The best rated people of a game',
    query: LeadersQuery,
    answer: Leaders,
  }),
  statistics: route({
    method: 'GET',
    path: '/api/me/statistics',
    who: 'person',
    about: 'What I have played, by game',
    answer: Statistics,
  }),
  myRecords: route({
    method: 'GET',
    path: '/api/me/records',
    who: 'person',
    about: 'The records of my finished games',
    query: RecordsQuery,
    answer: Records,
  }),
};
