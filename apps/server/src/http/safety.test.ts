import { readFileSync } from 'node:fs';
import { ERRORS, ROUTES } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressKey, Limiter } from '../base/limiter.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';
import { openApi } from './openapi.ts';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<Record<string, object>>;
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());
const nobody = () => new Visitor(server.url);

describe('headers', () => {
  test('allow our own scripts and styles only, and no frames', async () => {
    const { headers } = await fetch(`${server.url}/api/about`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });

  test('from a page elsewhere nothing is done', async () => {
    const answer = await nobody().call('POST', '/api/guests', { name: 'Anu' }, { origin: 'https://elsewhere.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
    expect((await nobody().call('POST', '/api/guests', { name: 'Anu' }, { origin: server.url })).status).toBe(200);
    expect((await nobody().call('POST', '/api/guests', { name: 'Anu' }, { origin: 'null' })).status).toBe(403);
  });

  test('a named origin is the only one', async () => {
    const named = await testServer({ SHINAR_ORIGIN: 'https://shinar.example' });
    const anu = new Visitor(named.url);
    expect((await anu.call('POST', '/api/guests', { name: 'Anu' }, { origin: named.url })).status).toBe(403);
    const answer = await fetch(`${named.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://shinar.example' },
      body: '{"name":"Anu"}',
    });
    expect(answer.headers.get('set-cookie')).toContain('Secure');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    await named.end();
  });
});

describe('bodies', () => {
  test.each([
    ['not JSON', '{"name":', { code: 'bad-request', reason: 'not-json' }, {}],
    ['a text', 'name=Anu', { code: 'bad-request', reason: 'not-json' }, { 'content-type': 'text/plain' }],
    ['a form', 'name=Anu', { code: 'bad-request', reason: 'not-json' }, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['nothing', '', { code: 'bad-request', reason: 'empty' }, {}],
    ['a prototype', '{"__proto__":{"name":"x"},"name":"Anu"}', { code: 'bad-request', reason: 'not-json' }, {}],
    ['a well', `{"name":${'['.repeat(40)}${']'.repeat(40)}}`, { code: 'bad-request', reason: 'too-deep' }, {}],
    ['a mountain', `{"name":"${'x'.repeat(40_000)}"}`, { code: 'too-large' }, {}],
  ])('of %s are refused', async (_, body, failure, headers) => {
    expect((await nobody().call('POST', '/api/guests', body, headers)).body).toEqual(failure);
  });

  test('an address that cannot be read is refused in the same form', async () => {
    const answer = await fetch(`${server.url}/api/tables/%zz`);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'bad-request', reason: 'bad-address' }]);
  });

  test('who asks for the socket without one is told so', async () => {
    expect(await nobody().call('GET', '/api/live')).toEqual({ status: 400, body: { code: 'bad-request', reason: 'not-a-socket' } });
  });

  test('an unknown route is told as such', async () => {
    expect(await nobody().call('GET', '/api/nowhere')).toMatchObject({ status: 404, body: { code: 'no-route' } });
  });
});

describe('limits', () => {
  test('each address has so many requests a minute, guests an hour, and tries at a password', async () => {
    const narrow = await testServer({ SHINAR_REQUESTS_A_MINUTE: '12', SHINAR_GUESTS_AN_HOUR: '2' });
    const anu = new Visitor(narrow.url);
    const guests = [1, 2, 3].map(() => anu.call('POST', '/api/guests', { name: 'Anu' }));
    expect((await Promise.all(guests)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const tries = [1, 2, 3].map(() => anu.call('POST', '/api/sessions', { handle: 'anu', password: 'a wrong one' }));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([401, 429, 429]);
    const all = await Promise.all(Array.from({ length: 20 }, () => anu.call('GET', '/api/about')));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused[0]?.body).toEqual({ code: 'too-many', facts: { seconds: expect.any(Number) } });
    const { headers } = await fetch(`${narrow.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anu"}',
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await narrow.end();
  });

  test('behind a proxy count the address that the proxy saw, not what a client wrote before it', async () => {
    const proxied = await testServer({ SHINAR_PROXY: 'on', SHINAR_GUESTS_AN_HOUR: '1' });
    const guest = (chain: string) => new Visitor(proxied.url).call('POST', '/api/guests', { name: 'Anu' }, { 'x-forwarded-for': chain });
    expect((await guest('1.1.1.1, 9.9.9.9')).status).toBe(200);
    expect((await guest('2.2.2.2, 9.9.9.9')).status).toBe(429);
    expect((await guest('1.1.1.1, 8.8.8.8')).status).toBe(200);
    await proxied.end();
  });

  test('are kept by household, and forget who has not come for long', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    const limiter = new Limiter(1, 60_000);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([true, false, true]);
    expect(new Limiter(0, 1).take('a')).toBe(true);
  });
});

describe('for machines', () => {
  test('health and metrics; the latter with a token where one is set', async () => {
    expect(await nobody().call('GET', '/health')).toEqual({ status: 200, body: { status: 'ok' } });
    expect((await nobody().call('GET', '/metrics')).body).toContain('shinar_steps_total');
    const closed = await testServer({ SHINAR_METRICS_TOKEN: 'a-token' });
    const visitor = new Visitor(closed.url);
    expect((await visitor.call('GET', '/metrics')).status).toBe(403);
    expect((await visitor.call('GET', '/metrics', undefined, { authorization: 'Bearer a-token' })).status).toBe(200);
    await closed.end();
  });

  test('the description names every route', async () => {
    const { body } = await nobody().call<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
    expect(body).toEqual(JSON.parse(JSON.stringify(openApi())));
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      Object.values(ROUTES)
        .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
        .sort(),
    );
  });

  test('the description holds together: parameters are those of the path, references lead somewhere', () => {
    const description = JSON.parse(JSON.stringify(openApi()));
    expect(description.openapi).toBe('3.1.0');
    const operations = Object.entries<Record<string, Operation>>(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(Object.keys(operation.responses)).toContain('default');
    }
    const find = (reference: string) =>
      reference
        .slice(2)
        .split('/')
        .reduce((at, key) => at?.[key], description);
    const references = Array.from(JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g), ([, reference]) => reference ?? '');
    expect(references.filter((reference) => find(reference) === undefined)).toEqual([]);
  });

  test('the guide names every error code with its status', () => {
    const guide = readFileSync(new URL('../../../../docs/guide/api.md', import.meta.url), 'utf8');
    const codes = Array.from(guide.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| \S/gm), ([, code, status]) => [code, Number(status)]);
    expect(Object.fromEntries(codes)).toEqual(ERRORS);
  });
});
