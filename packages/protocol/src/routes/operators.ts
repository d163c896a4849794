import { AuditLog, KnownPeople, OpenReports, OperatorAct, PeopleQuery } from '../messages/operators.ts';
import { Nothing, route } from './route.ts';

export const operatorsRoutes = {
  openReports: route({
    method: 'GET',
    path: '/api/operators/reports',
    who: 'operator',
    about: 'What people have reported and nobody has dealt with yet, with what was said',
    answer: OpenReports,
  }),
  knownPeople: route({
    method: 'GET',
    path: '/api/operators/people',
    who: 'operator',
    about: 'The people of a name',
    query: PeopleQuery,
    answer: KnownPeople,
  }),
  auditLog: route({
    method: 'GET',
    path: '/api/operators/audit',
    who: 'operator',
    about: 'What operators have done, the latest first',
    answer: AuditLog,
  }),
  operate: route({
    method: 'POST',
    path: '/api/operators/acts',
    who: 'operator',
    about: 'Do something about somebody or a table',
    body: OperatorAct,
    answer: Nothing,
  }),
};
