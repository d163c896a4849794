/** All tournaments that are open to everybody, for the calendar on somebody's phone: it keeps looking by itself. */
import type { FastifyInstance } from 'fastify';
import { type House, homeOf } from '../domain/house/house.ts';
import { calendarFile } from '../domain/tournaments/calendar-file.ts';
import { listTournaments } from '../domain/tournaments/view.ts';

const NOBODY = '';

export function serveCalendar(app: FastifyInstance, house: House): void {
  app.get('/api/tournaments.ics', async (_, reply) => {
    const base = homeOf(house);
    const file = calendarFile(await listTournaments(house, NOBODY), (id) => `${base}/#/tournament/${id}`, house.now());
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}
