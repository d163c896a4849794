import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, save } from './api.ts';
import { saveAs } from './saving.ts';

interface Asked {
  readonly what: string;
  readonly keepalive: boolean;
  answer(): Promise<void>;
}

/** The requests on their way to the server, in the order they were sent. */
let asked: Asked[];
let page: EventTarget;
const entries = new Map<string, string>();

/** The routes are loaded with the first request. */
beforeAll(async () => {
  vi.stubGlobal('window', { location: { href: 'https://example.org/' } });
  vi.stubGlobal('fetch', async () => Response.json({ games: [] }));
  await call('statistics');
});

beforeEach(() => {
  asked = [];
  page = Object.assign(new EventTarget(), { location: { href: 'https://example.org/#/me' } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  });
  vi.stubGlobal('fetch', (url: URL, { method, body, keepalive = false }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = async (): Promise<void> => {
      resolve(method === 'GET' ? Response.json({ games: [] }) : new Response(null, { status: 204 }));
      await settle();
    };
    asked.push({ what: `${method} ${url.pathname} ${body ?? ''}`.trim(), keepalive, answer });
    return promise;
  });
});
afterEach(async () => {
  for (const { answer } of asked) await answer();
  saveAs(undefined);
  entries.clear();
  vi.unstubAllGlobals();
});

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const sent = (): string[] => asked.map(({ what }) => what);
const mute = (person: string): Promise<void> => save('mute', { params: { person } });
const unmute = (person: string): Promise<void> => save('unmute', { params: { person } });

test('a setting waits for the one before, and what is read waits for both', async () => {
  void mute('a');
  void unmute('a');
  void call('statistics');
  await settle();
  expect(sent()).toEqual(['PUT /api/mutes/a']);
  await asked[0]!.answer();
  expect(sent()).toEqual(['PUT /api/mutes/a', 'DELETE /api/mutes/a']);
  await asked[1]!.answer();
  expect(sent()).toEqual(['PUT /api/mutes/a', 'DELETE /api/mutes/a', 'GET /api/me/statistics']);
  expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, true, false]);
});

test('a page that goes sends all of it at once, and notes it for the next one', async () => {
  saveAs('anu');
  void mute('a');
  void unmute('a');
  await settle();
  page.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual(['PUT /api/mutes/a', 'DELETE /api/mutes/a']);
  expect(JSON.parse(entries.get('shinar-unsaved') ?? '')).toMatchObject({ by: 'anu', left: [{ method: 'PUT' }, { method: 'DELETE' }] });
});

test.each([
  ['the same person', 'anu', 0, ['PUT /api/mutes/a', 'DELETE /api/mutes/a', 'GET /api/me/statistics']],
  ['somebody else', 'bel', 0, ['GET /api/me/statistics']],
  ['the same person an hour later', 'anu', 3_600_000, ['GET /api/me/statistics']],
])('what an earlier page has left: %s', async (_, person, ago, expected) => {
  const left = [
    { method: 'PUT', path: '/api/mutes/a' },
    { method: 'DELETE', path: '/api/mutes/a' },
  ];
  entries.set('shinar-unsaved', JSON.stringify({ by: 'anu', at: Date.now() - ago, left }));
  saveAs(person);
  void call('statistics');
  for (let i = 0; i < expected.length; i++) {
    await settle();
    await asked[i]!.answer();
  }
  expect(sent()).toEqual(expected);
});
