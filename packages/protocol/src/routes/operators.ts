import { AuditLog, KnownPeople, OpenReports, OperatorAct, PeopleQuery } from '../messages/operators.ts';
import { Nothing, route } from './route.ts';

export const operatorsRoutes = {
  openReports: route({
    method: 'GET',
    path: '/api/operators/reports',
    who: 'operator',
    about: 'Open reports, with what was said',
    answer: OpenReports,
  }),
  knownPeople: route({
    method: 'GET',
    path: '/api/operators/people',
    who: 'operator',
    about: 'Find people by name',
    query: PeopleQuery,
    answer: KnownPeople,
  }),
  auditLog: route({
    method: 'GET',
    path: '/api/operators/audit',
    who: 'operator',
    about: 'What operators have done, latest first',
    answer: AuditLog,
  }),
  operate: route({
    method: 'POST',
    path: '/api/operators/acts',
    who: 'operator',
    about: 'Act on a person, a table, a club or an address',
    body: OperatorAct,
    answer: Nothing,
  }),
};
