/** Far ends of notices that answer without end, or not at all. */
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import type { House } from '../domain/house/house.ts';
import type { Job, Jobs, Queue } from '../domain/house/jobs.ts';
import { attend } from '../jobs/sweep.ts';
import { workJobs } from '../jobs/work.ts';
import { makeSenders } from '../senders/senders.ts';
import { SHARED_TLS } from '../testing/listeners.ts';
import { testServer, Visitor } from '../testing/server.ts';

const NOTICE = { kind: 'turn', table: '', game: '', url: '', off: '', language: 'en', text: '' } as const;

test('a push target that answers without end costs a moment and a few kilobytes', async () => {
  let sent = 0;
  const { ciphers, maxVersion } = SHARED_TLS;
  const endless = createServer({ ciphers, maxVersion, pskCallback: () => Buffer.alloc(32, 7) }, (_, answer) => {
    answer.writeHead(201);
    const more = (): void => {
      if (answer.destroyed) return;
      sent += 65_536;
      answer.write(Buffer.alloc(65_536), () => setImmediate(more));
    };
    more();
  });
  await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done));
  const { port } = endless.address() as AddressInfo;
  const agent = new Agent({
    ...SHARED_TLS,
    lookup: (_, { all }, found) => (all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)),
  });
  const vapid = webPush.generateVAPIDKeys();
  const { push } = makeSenders({ notices: { webhook: false, mail: undefined, push: vapid }, origin: 'https://shinar.example' }, agent);
  const keys = { p256dh: vapid.publicKey, auth: 'c2l4dGVlbi1ieXRlcy1vaw' };
  const late = new Promise((done) => setTimeout(() => done('late'), 2000));
  expect(await Promise.race([push?.({ endpoint: `https://push.example:${port}/`, keys }, NOTICE), late])).toBe(true);
  expect(sent).toBeLessThan(10_000_000);
  agent.destroy();
  endless.closeAllConnections();
  endless.close();
});

test('nobody’s plan, notice or alert waits for a far end that does not answer; a person has ten of them', async () => {
  let calls = 0;
  const never = (): Promise<boolean> => {
    calls++;
    return new Promise(() => {});
  };
  const server = await testServer({}, { senders: { push: never } });
  const people = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  for (const person of people) {
    await person.must('PUT', '/api/me/notices', { push: true, mail: null, webhook: null, quiet: null });
    for (let i = 0; i < 15; i++)
      await person.must('POST', '/api/me/notices/push', {
        endpoint: `https://push.example/${person.id}/${i}`,
        keys: { p256dh: 'p', auth: 'a' },
      });
  }
  const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const workers = new Map<Queue, (job: Job) => Promise<void>>();
  const jobs: Jobs = {
    send: async () => {},
    work: async (queue, run) => void workers.set(queue, run),
    close: async () => {},
  };
  const house: House = { ...server.house, jobs };
  await workJobs(house);
  await people[1]!.must('POST', `/api/tables/${id}/join`, {});
  const { db } = server.house.store;
  const { num, length } = await db.selectFrom('turns').select(['num', 'length']).executeTakeFirstOrThrow();
  await db.deleteFrom('notices').execute();
  calls = 0;
  for (const queue of ['plan', 'notice'] as const) {
    const late = new Promise((done) => setTimeout(() => done('late'), 1500));
    expect(await Promise.race([workers.get(queue)?.({ num, length }), late])).toBeUndefined();
  }
  await expect.poll(() => calls).toBe(10);
  await db.deleteFrom('alerts').execute();
  const rows = people.map(({ id: person }) => ({
    person,
    key: 'late',
    kind: 'over' as const,
    num: null,
    place: 'me',
    about: '{}',
    at: 0,
    sent: 0,
  }));
  await db
    .insertInto('alerts')
    .values(rows.map((row) => ({ ...row, at: server.house.now() })))
    .execute();
  const late = new Promise((done) => setTimeout(() => done('late'), 1500));
  expect(await Promise.race([attend(house), late])).toBeUndefined();
  await expect.poll(() => calls).toBe(30);
  await server.end();
});
