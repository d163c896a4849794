import { NewTournament, Tournament, TournamentParams, Tournaments } from '../messages/tournaments.ts';
import { Nothing, route } from './route.ts';

export const tournamentsRoutes = {
  tournaments: route({
    method: 'GET',
    path: '/api/tournaments',
    who: 'anyone',
    about: 'Tournaments to come, under way and lately over',
    answer: Tournaments,
  }),
  newTournament: route({
    method: 'POST',
    path: '/api/tournaments',
    who: 'person',
    about: 'Make a tournament',
    body: NewTournament,
    answer: Tournament,
  }),
  tournament: route({
    method: 'GET',
    path: '/api/tournaments/:tournament',
    who: 'anyone',
    about: 'A tournament: who plays, and how it stands',
    params: TournamentParams,
    answer: Tournament,
  }),
  enter: route({
    method: 'POST',
    path: '/api/tournaments/:tournament/entry',
    who: 'person',
    about: 'Sign up for a tournament',
    params: TournamentParams,
    answer: Nothing,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/tournaments/:tournament/entry',
    who: 'person',
    about: 'Sign off, or play no further rounds: bots fill the tables',
    params: TournamentParams,
    answer: Nothing,
  }),
  startTournament: route({
    method: 'POST',
    path: '/api/tournaments/:tournament/start',
    who: 'person',
    about: 'Start my tournament before its time',
    params: TournamentParams,
    answer: Nothing,
  }),
};
