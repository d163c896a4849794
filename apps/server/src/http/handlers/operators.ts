import { auditOf, knownPeople, reportsOf } from '../../domain/moderation/look.ts';
import { operate } from '../../domain/moderation/operate.ts';
import type { Handlers } from './handler.ts';

export const operatorsHandlers = {
  openReports: ({ house }) => reportsOf(house.store.db, house.now()),
  knownPeople: ({ house, query }) => knownPeople(house.store.db, house.now(), query.name),
  auditLog: ({ house }) => auditOf(house.store.db),
  operate: ({ house, person, body }) => operate(house, person, body),
} satisfies Partial<Handlers>;
