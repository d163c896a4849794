import { Consent, Log, LogQuery, Played, PlayStep, TableParams, Undo } from '@shinar/protocol';
import { z } from 'zod';
import { consent } from '../play/consent.ts';
import { playAsPerson, undoAsPerson } from '../play/door.ts';
import { comeBack, resign } from '../play/seats.ts';
import { route } from './route.ts';

const Nothing = z.undefined();
const params = TableParams;

export const playRoutes = [
  route({
    method: 'GET',
    path: '/api/tables/:table/log',
    who: 'viewer',
    about: 'The log from an index on',
    params,
    query: LogQuery,
    answer: Log,
    run: ({ house, params: { table }, query }) =>
      house.tables.use(table, ({ entries, length }) => ({ entries: entries.slice(query.from), length })),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/steps',
    who: 'seated',
    about: 'Play a step',
    params,
    body: PlayStep,
    answer: Played,
    run: ({ house, person, params: { table }, body }) => playAsPerson(house, table, person, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/undo',
    who: 'seated',
    about: 'Take back, or ask the others to agree',
    params,
    body: Undo,
    answer: Played,
    run: ({ house, person, params: { table }, body }) => undoAsPerson(house, table, person, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/consent',
    who: 'seated',
    about: 'Agree to an undo that was asked for, or not',
    params,
    body: Consent,
    answer: Played,
    run: ({ house, person, params: { table }, body }) => consent(house, table, person, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/resign',
    who: 'seated',
    about: 'Give the game up; a bot plays the seat to the end',
    params,
    answer: Nothing,
    run: ({ house, person, params: { table } }) => resign(house, table, person),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/back',
    who: 'seated',
    about: 'Take my seat back from the bot that held it',
    params,
    answer: Nothing,
    run: ({ house, person, params: { table } }) => comeBack(house, table, person),
  }),
];
