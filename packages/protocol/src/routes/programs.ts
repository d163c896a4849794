import { NewProgram, Position, ProgramMade, ProgramParams, Programs } from '../messages/programs.ts';
import { TableParams } from '../messages/tables.ts';
import { Nothing, route } from './route.ts';

export const programsRoutes = {
  programs: route({ method: 'GET', path: '/api/me/bots', who: 'person', about: 'The accounts of my bots', answer: Programs }),
  newProgram: route({
    method: 'POST',
    path: '/api/me/bots',
    who: 'person',
    about: 'An account for a bot of mine; its token is told this once',
    body: NewProgram,
    answer: ProgramMade,
  }),
  dropProgram: route({
    method: 'DELETE',
    path: '/api/me/bots/:person',
    who: 'person',
    about: 'Delete an account of a bot of mine',
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
