import { Seen, TableParams } from '@shinar/protocol';
import { z } from 'zod';
import { markSeen } from '../seen/seen.ts';
import { route } from './route.ts';

const Nothing = z.undefined();
const params = TableParams;

export const togetherRoutes = [
  route({
    method: 'POST',
    path: '/api/tables/:table/seen',
    who: 'seated',
    about: 'I have seen the log up to this length',
    params,
    body: Seen,
    answer: Nothing,
    run: ({ house, person, params: { table }, body }) => house.tables.use(table, (at) => markSeen(house, at, person, body.index)),
  }),
];
