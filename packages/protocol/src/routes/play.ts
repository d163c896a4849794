import { Consent, Log, LogQuery, Played, PlayStep, Undo } from '../messages/play.ts';
import { ReplaceVote, TableParams } from '../messages/tables.ts';
import { Nothing, route } from './route.ts';

export const playRoutes = {
  log: route({
    method: 'GET',
    path: '/api/tables/:table/log',
    who: 'viewer',
    about: 'The log from an index on',
    params: TableParams,
    query: LogQuery,
    answer: Log,
  }),
  step: route({
    method: 'POST',
    path: '/api/tables/:table/steps',
    who: 'seated',
    about: 'Play a step',
    params: TableParams,
    body: PlayStep,
    answer: Played,
  }),
  undo: route({
    method: 'POST',
    path: '/api/tables/:table/undo',
    who: 'seated',
    about: 'Undo, or ask the others to agree',
    params: TableParams,
    body: Undo,
    answer: Played,
  }),
  consent: route({
    method: 'POST',
    path: '/api/tables/:table/consent',
    who: 'seated',
    about: 'Agree or refuse to undo',
    params: TableParams,
    body: Consent,
    answer: Played,
  }),
  resign: route({
    method: 'POST',
    path: '/api/tables/:table/resign',
    who: 'seated',
    about: 'Resign; a bot plays the seat to the end',
    params: TableParams,
    answer: Nothing,
  }),
  replace: route({
    method: 'POST',
    path: '/api/tables/:table/replace',
    who: 'seated',
    about: 'At a table without a clock, vote for a bot in the seat of somebody who has been away for a day',
    params: TableParams,
    body: ReplaceVote,
    answer: Nothing,
  }),
  comeBack: route({
    method: 'POST',
    path: '/api/tables/:table/back',
    who: 'seated',
    about: 'Take my seat back from the bot that held it',
    params: TableParams,
    answer: Nothing,
  }),
};
