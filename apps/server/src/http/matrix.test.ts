/** Who may do what: every route, called by everyone. */
import { type Failure, type Link, type ProgramMade, ROUTES, type Route, type TableView, type Who } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTicket } from '../testing/game.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

type Role = 'nobody' | 'stranger' | 'removed' | 'seated' | 'host';
/** A bot of the host's, by its token: like a stranger. */
type Caller = Role | 'bot';
const CALLERS: readonly Caller[] = ['nobody', 'stranger', 'bot', 'removed', 'seated', 'host'];
/** Ways in that would outlive the token. */
const NOT_FOR_BOTS = ['POST /api/links', 'PUT /api/me/password', 'PUT /api/me/mail'];
/** The codes with which the gate turns a caller away; any other answer means it let them in. */
const TURNED_AWAY = ['not-signed-in', 'forbidden', 'not-seated', 'not-host'];

/** What the gate says, by what the route asks for, at a table that only players may watch. */
const EXPECTED: Readonly<Record<Who, Readonly<Record<Role, string | undefined>>>> = {
  anyone: { nobody: undefined, stranger: undefined, removed: undefined, seated: undefined, host: undefined },
  person: { nobody: 'not-signed-in', stranger: undefined, removed: undefined, seated: undefined, host: undefined },
  viewer: { nobody: 'forbidden', stranger: 'forbidden', removed: 'forbidden', seated: undefined, host: undefined },
  seated: { nobody: 'not-signed-in', stranger: 'not-seated', removed: 'not-seated', seated: undefined, host: undefined },
  host: { nobody: 'not-signed-in', stranger: 'not-host', removed: 'not-host', seated: 'not-host', host: undefined },
  operator: { nobody: 'not-signed-in', stranger: 'forbidden', removed: 'forbidden', seated: 'forbidden', host: 'forbidden' },
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ SHINAR_REQUESTS_A_MINUTE: '0' });
});
afterAll(() => server.end());

let scenes = 0;

interface Scene {
  readonly table: TableView;
  readonly callers: Record<Caller, Visitor>;
  readonly token: string;
}

/** A running table that only its players may watch, and everyone involved. */
async function scene(): Promise<Scene> {
  // Unique names, because one of them protects theirs.
  const guest = (name: string) => Visitor.guest(server.url, `${name} ${++scenes}`);
  const [host, seated, removed, stranger] = [await guest('Host'), await guest('Seated'), await guest('Removed'), await guest('Stranger')];
  const { id } = await host.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], watch: 'seated', startWhenFull: false });
  await removed.must('POST', `/api/tables/${id}/join`, {});
  await host.must('POST', `/api/tables/${id}/remove`, { seat: 1 });
  await seated.must('POST', `/api/tables/${id}/join`, {});
  const table = await host.must<TableView>('POST', `/api/tables/${id}/start`, {});
  const { token } = await host.must<ProgramMade>('POST', '/api/me/bots', { name: 'Bot' });
  const [nobody, bot] = [new Visitor(server.url), new Visitor(server.url)];
  return { table, callers: { nobody, stranger, bot, removed, seated, host }, token };
}

/** Whoever is let in there is somebody else afterwards, sits elsewhere, or has changed the table or who may meet whom. */
const CHANGE_ROLES = [
  'POST /api/guests',
  'POST /api/sessions',
  'DELETE /api/sessions',
  'POST /api/links/use',
  'PUT /api/me',
  'PUT /api/me/password',
  'PUT /api/me/mail',
  'DELETE /api/me/mail',
  'DELETE /api/me',
  'DELETE /api/me/devices',
  'DELETE /api/me/devices/:device',
  'POST /api/me/bots/:person/token',
  'DELETE /api/me/bots/:person',
  'PUT /api/mutes/:person',
  'PUT /api/blocks/:person',
  'POST /api/tables/:table/join',
  'POST /api/tables/:table/leave',
  'POST /api/tables/:table/start',
  'POST /api/tables/:table/remove',
  'PUT /api/tables/:table/seats',
  'POST /api/tables/:table/resign',
  'POST /api/tables/:table/replace',
  'POST /api/tables/:table/back',
];

/** Of all other routes: everybody is afterwards who they were. */
let shared: Promise<Scene> | undefined;
function sceneFor({ method, path }: Route): Promise<Scene> {
  if (CHANGE_ROLES.includes(`${method} ${path}`)) return scene();
  shared ??= scene();
  return shared;
}

const bodyOf = (route: Route, { seats }: TableView): object | undefined => {
  const bodies: Record<string, object> = {
    '/api/guests': { name: 'New' },
    '/api/sessions': { handle: 'nobody', password: 'no such password' },
    '/api/links/mail': { mail: 'a@example.org' },
    '/api/me/mail': { mail: 'a@example.org' },
    '/api/links/look': { token: 'x'.repeat(43) },
    '/api/links/use': { token: 'x'.repeat(43) },
    '/api/me': { name: 'Renamed' },
    '/api/me/language': { language: 'fr' },
    '/api/me/password': { handle: `h${newTicket()}`.toLowerCase(), password: 'long enough' },
    '/api/me/bots': { name: 'Botta' },
    '/api/tables': { game: 'chess', seats: [{ kind: 'me' }] },
    '/api/tables/:table/join': {},
    '/api/tables/:table/start': {},
    '/api/tables/:table/remove': { seat: 0 },
    '/api/tables/:table/seats': { seat: 0, level: 1 },
    '/api/tables/:table/chat': { text: 'hello' },
    '/api/tables/:table/reports': { person: seats[0]?.person?.id, reason: 'none' },
    '/api/tables/:table/steps': { index: 0, ticket: newTicket(), step: { by: 0, do: 'nothing' } },
    '/api/tables/:table/undo': { index: 0, ticket: newTicket(), to: 0 },
    '/api/tables/:table/consent': { index: 0, seat: 0, to: 0, agree: true },
    '/api/tables/:table/replace': { seat: 0, agree: true },
    '/api/tables/:table/seen': { index: 0 },
    '/api/tables/:table/plan': { steps: [] },
    '/api/operators/acts': { act: 'settle', report: 1 },
    '/api/me/notices': { push: false, mail: null, webhook: null, quiet: null },
    '/api/pairings': { game: 'chess', speed: 'live' },
    '/api/tables/:table/invitations': { name: 'Nobody' },
    '/api/deals': { game: 'sumeria', players: 3, level: 1 },
    '/api/tournaments': { name: 'Cup', game: 'sumeria', kind: 'swiss', speed: 'live', size: 3, startsAt: 0 },
    '/api/clubs': { name: 'Club', about: '', open: true },
    '/api/clubs/:club': { name: 'Another' },
    '/api/clubs/:club/chat': { text: 'hello' },
    '/api/clubs/:club/reports': { person: seats[0]?.person?.id, reason: 'none' },
    '/api/clubs/:club/tables': { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] },
    '/api/me/notices/push': { endpoint: 'https://push.example/', keys: { p256dh: 'p', auth: 'a' } },
  };
  return route.body ? bodies[route.path] : undefined;
};

describe.each(Object.values<Route>(ROUTES).map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  let table: TableView;
  let callers: Record<Caller, Visitor>;
  let token: string;
  beforeAll(async () => {
    ({ table, callers, token } = await sceneFor(route));
  });

  // In this order: a caller who is turned away changes nothing for the next ones.
  test.each(CALLERS)(`is for ${route.who}: %s`, async (who) => {
    const path = route.path
      .replace(':table', table.id)
      .replace(':person', callers.host.id)
      .replace(/:(device|deal|tournament|club)/, 'x'.repeat(12))
      .replace(':line', '1');
    const queries: Record<string, string> = {
      '/api/notices/off': `?token=${'x'.repeat(43)}`,
      '/api/leaders': '?game=sumeria',
      '/api/operators/people': '?name=Anu',
      '/api/deals': '?game=sumeria',
      '/api/people': '?name=Host',
    };
    const query = route.method === 'GET' || route.path === '/api/notices/off' ? (queries[route.path] ?? '') : '';
    const headers = who === 'bot' ? { authorization: `Bearer ${token}` } : {};
    const answer = await callers[who].call<Failure>(route.method, path + query, bodyOf(route, table), headers);
    const turnedAway = TURNED_AWAY.includes(answer.body?.code) ? answer.body.code : undefined;
    const isWayIn = who === 'bot' && NOT_FOR_BOTS.includes(`${route.method} ${route.path}`);
    expect(turnedAway).toBe(isWayIn ? 'forbidden' : EXPECTED[route.who][who === 'bot' ? 'stranger' : who]);
    expect(answer.status).not.toBe(500);
  });
});

/** What a private club says to a stranger, to somebody its owner put out, to a member and to its owner; nothing where it lets them. */
test.each([
  ['GET', '', undefined, [], [], [], []],
  ['PUT', '', { about: 'Slow games' }, 'not-host', 'not-host', 'not-host', []],
  ['DELETE', '/members/:owner', undefined, 'not-host', 'not-host', 'not-host', []],
  ['DELETE', '/members/:member', undefined, 'not-host', 'not-host', [], []],
  ['GET', '/chat', undefined, 'not-member', 'not-member', [], []],
  ['POST', '/chat', { text: 'hello' }, 'not-member', 'not-member', [], []],
  ['DELETE', '/chat/1', undefined, 'not-member', 'not-member', 'forbidden', 'forbidden'],
  ['POST', '/reports', { person: ':owner', reason: 'none' }, 'not-member', 'not-member', [], []],
  ['POST', '/tables', { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'not-member', 'not-member', [], []],
  ['POST', '/members', undefined, [], 'not-welcome', [], []],
] as const)('a club: %s %s', async (method, path, body, ...expected) => {
  const people = await Promise.all(['Stranger', 'Out', 'Member', 'Owner'].map((name) => Visitor.guest(server.url, `${name} ${++scenes}`)));
  const [, out, member, owner] = people as [Visitor, Visitor, Visitor, Visitor];
  const { id } = await owner.must<{ id: string }>('POST', '/api/clubs', { name: 'Friends of Ur', about: '', open: false });
  for (const one of [out, member]) await one.must('POST', `/api/clubs/${id}/members`);
  await owner.must('DELETE', `/api/clubs/${id}/members/${out.id}`);
  const filled = (text: string): string => text.replace(':owner', owner.id).replace(':member', member.id);
  const codes = [];
  for (const one of people) {
    const answer = await one.call<Failure | undefined>(
      method,
      `/api/clubs/${id}${filled(path)}`,
      body && JSON.parse(filled(JSON.stringify(body))),
    );
    codes.push(answer.status < 300 ? [] : answer.body?.code);
  }
  expect(codes).toEqual(expected);
});

test('what may be seen of a table that anyone may watch, anyone sees', async () => {
  const host = await Visitor.guest(server.url, 'Host');
  const { id } = await host.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  for (const path of ['', '/log', '/record', '/chat']) {
    expect((await new Visitor(server.url).call('GET', `/api/tables/${id}${path}`)).status).toBe(200);
    expect((await new Visitor(server.url).call('GET', `/api/tables/${'x'.repeat(12)}${path}`)).body).toEqual({ code: 'no-table' });
    expect((await new Visitor(server.url).call('GET', `/api/tables/short${path}`)).body).toMatchObject({ code: 'bad-request' });
  }
});

test('a link for another device is for its owner alone', async () => {
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { token } = await anu.must<Link>('POST', '/api/links');
  await bel.must('POST', '/api/links');
  expect(await new Visitor(server.url).must('POST', '/api/links/use', { token })).toMatchObject({ id: anu.id });
});
