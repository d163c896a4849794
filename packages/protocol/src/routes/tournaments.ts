import {
  NewTournament,
  SeasonQuery,
  Tournament,
  TournamentParams,
  Tournaments,
  TournamentsQuery,
} from '../messages/company/tournaments.ts';
import { Nothing, route } from './route.ts';

export const tournamentsRoutes = {
  tournaments: route({
    method: 'GET',
    path: '/api/tournaments',
    who: 'anyone',
    about: 'Upcoming, running and recent tournaments; or those that start within a time',
    query: TournamentsQuery,
    answer: Tournaments,
  }),
  newTournament: route({
    method: 'POST',
    path: '/api/tournaments',
    who: 'person',
    about: 'Create a tournament',
    body: NewTournament,
    answer: Tournament,
  }),
  tournament: route({
    method: 'GET',
    path: '/api/tournaments/:tournament',
    who: 'anyone',
    about: 'A tournament: who plays, and the standings',
    params: TournamentParams,
    query: SeasonQuery,
    answer: Tournament,
  }),
  enter: route({
    method: 'POST',
    path: '/api/tournaments/:tournament/entry',
    who: 'person',
    about: 'Sign up for a tournament: before it starts; for an arena as long as it goes on, for a league’s next season at any time',
    params: TournamentParams,
    answer: Nothing,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/tournaments/:tournament/entry',
    who: 'person',
    about: 'Withdraw, or play no further rounds: bots fill the tables',
    params: TournamentParams,
    answer: Nothing,
  }),
  callOff: route({
    method: 'DELETE',
    path: '/api/tournaments/:tournament',
    who: 'person',
    about: 'Cancel my tournament before it starts',
    params: TournamentParams,
    answer: Nothing,
  }),
  startTournament: route({
    method: 'POST',
    path: '/api/tournaments/:tournament/start',
    who: 'person',
    about: 'Start my tournament early',
    params: TournamentParams,
    answer: Nothing,
  }),
};
