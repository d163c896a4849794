import type { Tournament, TournamentLine, Tournaments } from '@shinar/protocol';
import { expect, test } from 'vitest';
import { testServer, Visitor } from '../../testing/server.ts';
import { calendarFile } from './calendar-file.ts';

const HOUR = 3_600_000;
const CUP = { name: 'Cup of Ur', game: 'assyria', kind: 'swiss', speed: 'live', size: 2 };

test('a calendar asks for a time: what starts within it, by its start; those of a club for its members', async () => {
  const server = await testServer();
  const now = Date.now();
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { id: club } = await anu.must<{ id: string }>('POST', '/api/clubs', { name: 'Friends of Ur', about: '', open: false });
  const late = await bel.must<Tournament>('POST', '/api/tournaments', { ...CUP, name: 'Late', startsAt: now + 48 * HOUR });
  const soon = await bel.must<Tournament>('POST', '/api/tournaments', { ...CUP, name: 'Soon', startsAt: now + 2 * HOUR });
  const own = await anu.must<Tournament>('POST', '/api/tournaments', { ...CUP, name: 'Own', startsAt: now + 3 * HOUR, club });
  const seen = async (visitor: Visitor, query: string) =>
    (await visitor.must<Tournaments>('GET', `/api/tournaments${query}`)).tournaments.map((one) => one.id);
  expect(await seen(bel, `?from=${now}&until=${now + 24 * HOUR}`)).toEqual([soon.id]);
  expect(await seen(anu, `?from=${now}&until=${now + 49 * HOUR}`)).toEqual([soon.id, own.id, late.id]);
  expect(await seen(bel, `?from=${soon.startsAt + 1}`)).toEqual([late.id]);
  expect((await bel.call('GET', '/api/tournaments?from=soon')).status).toBe(400);
  const file = await fetch(`${server.url}/api/tournaments.ics`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await file.text();
  expect(text.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual(['SUMMARY:Soon', 'SUMMARY:Late']);
  expect(text).toContain(`/#/tournament/${soon.id}`);
  await server.end();
});

test('a calendar file keeps to its form, whatever a tournament is called', () => {
  const name = 'Kampf; um, Uruk \\ süß '.repeat(5).trim();
  const line = { id: 'abc', name, startsAt: Date.UTC(2026, 10, 18, 19), endsAt: Date.UTC(2026, 10, 18, 20) } as TournamentLine;
  const file = calendarFile([line], (id) => `https://shinar.example/#/tournament/${id}`, Date.UTC(2026, 0, 1));
  expect(file.split('\r\n').every((each) => Buffer.byteLength(each) <= 75 && !/[\r\n]/.test(each))).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name.replace(/[\\;,]/g, '\\$&')}\r\n`);
  expect(file).toContain('DTSTART:20261118T190000Z\r\nDTEND:20261118T200000Z\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
