import { NewProgram, Position, ProgramMade, ProgramParams, Programs } from '../messages/programs.ts';
import { TableParams } from '../messages/tables.ts';
import { Nothing, route } from './route.ts';

export const programsRoutes = {
  programs: route({ method: 'GET', path: '/api/me/bots', who: 'person', about: 'The accounts of my bots', answer: Programs }),
  newProgram: route({
    method: 'POST',
    path: '/api/me/bots',
    who: 'person',
    about: 'Create an account for a bot of mine; its token is shown only now',
    body: NewProgram,
    answer: ProgramMade,
  }),
  renewToken: route({
    method: 'POST',
    path: '/api/me/bots/:person/token',
    who: 'person',
    about: 'A new token for a bot of mine, shown only now; the old one stops working',
    params: ProgramParams,
    answer: ProgramMade,
  }),
  dropProgram: route({
    method: 'DELETE',
    path: '/api/me/bots/:person',
    who: 'person',
    about: 'Delete the account of a bot of mine',
    params: ProgramParams,
    answer: Nothing,
  }),
  position: route({
    method: 'GET',
    path: '/api/tables/:table/position',
    who: 'viewer',
    about: 'The position: who acts, what is asked, the state, and all legal steps',
    params: TableParams,
    answer: Position,
  }),
};
