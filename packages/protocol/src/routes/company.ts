import { DayQuery, Deal, DealParams, NewDeal } from '../messages/company/deals.ts';
import { Company, Found, Invite, NamedQuery, Profile } from '../messages/company/profiles.ts';
import { PairWish } from '../messages/lobby.ts';
import { PersonParams, TableParams, TableView } from '../messages/tables.ts';
import { Nothing, route } from './route.ts';

/** What a page needs only where people look for each other. */
export const companyRoutes = {
  pair: route({
    method: 'POST',
    path: '/api/pairings',
    who: 'person',
    about: 'Play with people: a seat at the best table that waits, or a new one',
    body: PairWish,
    answer: TableView,
  }),
  profile: route({
    method: 'GET',
    path: '/api/people/:person',
    who: 'anyone',
    about: 'A person: ratings over time, results, recent games',
    params: PersonParams,
    answer: Profile,
  }),
  findPeople: route({
    method: 'GET',
    path: '/api/people',
    who: 'person',
    about: 'Find people by name',
    query: NamedQuery,
    answer: Found,
  }),
  company: route({
    method: 'GET',
    path: '/api/me/company',
    who: 'person',
    about: 'Whom I follow, have played with or have blocked; their open tables, and my invitations',
    answer: Company,
  }),
  follow: route({
    method: 'PUT',
    path: '/api/follows/:person',
    who: 'person',
    about: 'Follow this person',
    params: PersonParams,
    answer: Nothing,
  }),
  unfollow: route({
    method: 'DELETE',
    path: '/api/follows/:person',
    who: 'person',
    about: 'Unfollow this person',
    params: PersonParams,
    answer: Nothing,
  }),
  block: route({
    method: 'PUT',
    path: '/api/blocks/:person',
    who: 'person',
    about: 'Block this person: we sit at no table together, and I don’t hear them',
    params: PersonParams,
    answer: Nothing,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/api/blocks/:person',
    who: 'person',
    about: 'Unblock this person',
    params: PersonParams,
    answer: Nothing,
  }),
  invite: route({
    method: 'POST',
    path: '/api/tables/:table/invitations',
    who: 'seated',
    about: 'Invite somebody to this table, by name',
    params: TableParams,
    body: Invite,
    answer: Nothing,
  }),
  dayDeal: route({
    method: 'GET',
    path: '/api/deals',
    who: 'anyone',
    about: 'The game of the day: today’s, or an earlier one',
    query: DayQuery,
    answer: Deal,
  }),
  newDeal: route({
    method: 'POST',
    path: '/api/deals',
    who: 'person',
    about: 'Create a challenge: a deal that everybody with its link plays once',
    body: NewDeal,
    answer: Deal,
  }),
  deal: route({
    method: 'GET',
    path: '/api/deals/:deal',
    who: 'anyone',
    about: 'A deal, and how people did',
    params: DealParams,
    answer: Deal,
  }),
  playDeal: route({
    method: 'POST',
    path: '/api/deals/:deal/play',
    who: 'person',
    about: 'My one try at a deal: the table, created at the first call',
    params: DealParams,
    answer: TableView,
  }),
};
