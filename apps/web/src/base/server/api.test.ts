import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, type Refused } from './api.ts';

let answer: () => Promise<Response>;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('window', { location: { href: 'https://example.org/shinar/#/lobby' } });
  vi.stubGlobal('fetch', (url: URL, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${body ?? ''}`.trim());
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const refusal = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'answered',
    (error: Refused) => ({ ...error.trouble, status: error.status }),
  );

test('a route is asked beside the page, and answers what it declares', async () => {
  answer = async () => Response.json({ sent: 2 });
  expect(await call('testNotice')).toEqual({ sent: 2 });
  answer = async () => new Response(null, { status: 204 });
  expect(await call('mute', { params: { person: 'a/b' } })).toBeUndefined();
  await call('setMail', { body: { mail: 'a@example.org' } });
  expect(asked).toEqual([
    'POST https://example.org/shinar/api/me/notices/test',
    'PUT https://example.org/shinar/api/mutes/a%2Fb',
    'PUT https://example.org/shinar/api/me/mail {"mail":"a@example.org"}',
  ]);
});

test('an answer that the route does not declare is refused, and the console says where', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = async () => Response.json({ sent: 'two' });
  expect(await refusal(call('testNotice'))).toEqual({ code: 'failed', status: 200 });
  expect(String(warn.mock.calls[0])).toContain('sent');
  warn.mockRestore();
});

test.each<[string, () => Promise<Response>, object]>([
  ['the server refuses', async () => Response.json({ code: 'too-many' }, { status: 429 }), { code: 'too-many', status: 429 }],
  ['something else answers', async () => new Response('<html>', { status: 502 }), { code: 'no-connection', status: 502 }],
  ['something else answers in JSON', async () => Response.json({ code: 7 }, { status: 404 }), { code: 'no-connection', status: 404 }],
  [
    'a page answers',
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    { code: 'no-connection', status: 200 },
  ],
  ['nobody answers', () => Promise.reject(new TypeError('offline')), { code: 'no-connection', status: undefined }],
])('%s: the trouble says so', async (_, answers, trouble) => {
  answer = answers;
  expect(await refusal(call('testNotice'))).toEqual(trouble);
});
