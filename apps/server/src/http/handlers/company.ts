import { block, companyOf, findPeople, follow, unblock, unfollow } from '../../domain/company/company.ts';
import { invite } from '../../domain/company/invitations.ts';
import { profileOf } from '../../domain/company/profile.ts';
import { dayDeal, dealOf, newDeal } from '../../domain/deals/deals.ts';
import { playDeal } from '../../domain/deals/play-deal.ts';
import { viewDeal } from '../../domain/deals/results.ts';
import { pair } from '../../domain/pairing/pair.ts';
import { viewOf } from '../../domain/tables/view.ts';
import type { Handlers } from './handler.ts';

export const companyHandlers = {
  pair: async ({ house, person, body }) => house.tables.use(await pair(house, person, body), viewOf),
  profile: ({ house, person, params }) => profileOf(house, params.person, person),
  findPeople: async ({ house, person, query }) => ({ people: await findPeople(house, person, query.name) }),
  company: ({ house, person }) => companyOf(house, person),
  follow: ({ house, person, params }) => follow(house, person, params.person),
  unfollow: ({ house, person, params }) => unfollow(house, person, params.person),
  block: ({ house, person, params }) => block(house, person, params.person),
  unblock: ({ house, person, params }) => unblock(house, person, params.person),
  invite: ({ house, person, params, body }) => invite(house, params.table, person, body),
  dayDeal: async ({ house, person, query }) => viewDeal(house, await dayDeal(house, query.game, query.day), person),
  newDeal: async ({ house, person, body }) => viewDeal(house, await newDeal(house, person, body), person),
  deal: async ({ house, person, params }) => viewDeal(house, await dealOf(house, params.deal), person),
  playDeal: async ({ house, person, params }) => house.tables.use(await playDeal(house, params.deal, person), viewOf),
} satisfies Partial<Handlers>;
