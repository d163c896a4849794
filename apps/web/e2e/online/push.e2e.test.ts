/** Notices outside the page: set up in one tap, shown by the service worker, and leading to their table. The push service itself is the only thing that is not real. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import type { House } from '../../../server/src/domain/house/house.ts';
import type { Notice } from '../../../server/src/domain/house/senders.ts';
import { sendAlerts } from '../../../server/src/domain/notices/send-alerts.ts';
import { WORDS } from '../../../server/src/domain/notices/words.ts';
import { openServer, readConfig } from '../../../server/src/index.ts';
import { company } from '../../src/base/words/en/company.ts';
import { en } from '../../src/base/words/en/index.ts';
import { fr } from '../../src/base/words/fr/index.ts';
import { type App, KEEPS_PAGE, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import type { Served } from '../browser.ts';
import { device, isTurn, pickOne, sitDown } from './people.ts';
import { DIST, pushSettings } from './serve.ts';

const sent: Notice[] = [];
let house: House;
let app: App;
appForTests((started) => {
  app = started;
}, servePushing);

async function servePushing(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-push-'));
  const config = readConfig({ SHINAR_DATA: folder, SHINAR_WEB: DIST, SHINAR_LOG: 'error', SHINAR_PORT: '0', ...pushSettings() });
  const server = await openServer(config, { senders: { push: async (_, notice) => sent.push(notice) > 0 } });
  house = server.house;
  return {
    url: `${server.url}/`,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a push service gives out: this Chromium has none. */
function subscribe(): void {
  const keys = { p256dh: 'p', auth: 'a' };
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys }) }) as never;
}

/** Hands what the server has sent to the service worker, as the browser does when a message comes. */
async function deliver(page: Page, notice: Notice): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => found(registrations[0]!.registrationId));
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(notice) });
}

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** Of a service worker what is used here, and what it has shown. */
interface WorkerScope extends EventTarget {
  shown: Shown[];
  readonly ServiceWorkerRegistration: { readonly prototype: { showNotification: unknown } };
  readonly WindowClient: { readonly prototype: { focus(): unknown } };
  readonly ExtendableEvent: new (type: string) => Event & { waitUntil(promise: Promise<unknown>): void };
}

/** The notices of one device: a browser without a screen shows none and lets nobody bring a window forward, so both are noted instead. */
class Notices {
  private readonly worker: Worker;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  static async of(page: Page): Promise<Notices> {
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(() => {
      const scope = globalThis as unknown as WorkerScope;
      scope.shown = [];
      scope.ServiceWorkerRegistration.prototype.showNotification = async (title: string, options: NotificationOptions) =>
        void scope.shown.push({ title, options });
      scope.WindowClient.prototype.focus = () => undefined;
    });
    return new Notices(worker!);
  }

  async last(): Promise<string | undefined> {
    const shown = await this.worker.evaluate(() => (globalThis as unknown as WorkerScope).shown.at(-1));
    return shown && `${shown.title}: ${shown.options.body} (${shown.options.lang})`;
  }

  /** A finger on the last one. */
  tap(): Promise<void> {
    return this.worker.evaluate(async () => {
      const scope = globalThis as unknown as WorkerScope;
      const { options } = scope.shown.pop()!;
      const opened = Promise.withResolvers<unknown>();
      const notification = { data: options.data, close: () => {} };
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification, waitUntil: opened.resolve }));
      await opened.promise;
    });
  }
}

/** A table for two, made by whoever is signed in on this page. */
const makeTable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const body = JSON.stringify({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).id;
  });

test('one tap sets notices up with a test; a turn is told in the reader’s language, and its notice leads to the table', async () => {
  const [reader, other] = [
    await app.open({ ...PHONE, ...KEEPS_PAGE, permissions: ['notifications'] }, { language: 'fr' }),
    await device(app),
  ];
  await reader.addInitScript(subscribe);
  await reader.evaluate(() => navigator.serviceWorker.ready);
  await reader.goto(`${app.served.url}#/me`);
  await reader.reload();
  const onReader = await Notices.of(reader);
  const { notices, me, lobby } = fr.online;
  await reader.getByLabel(lobby.yourName).fill('Anu');
  await reader.getByRole('button', { name: me.beGuest }).tap();
  await reader.getByRole('button', { name: notices.pushOn }).tap();
  await reader.getByText(notices.sent(1)).waitFor();
  await deliver(reader, sent[0]!);
  await expect.poll(() => onReader.last()).toBe(`Shinar: ${WORDS.fr.test} (fr)`);

  const table = await makeTable(reader);
  await sitDown(other, `${app.served.url}#/table/${table}`, 'Bel');
  for (; sent.length < 2; await other.waitForTimeout(50)) if (await isTurn(other)) await pickOne(other);
  await deliver(reader, sent[1]!);
  await expect.poll(() => onReader.last()).toBe(`Shinar: ${WORDS.fr.turn('Assyria')} (fr)`);
  await onReader.tap();
  await reader.waitForURL(`**/#/table/${table}`);
  await reader.locator('.prompt[data-awaits="person"]').waitFor();
  await reader.context().close();

  await other.goto(`${app.served.url}#/me`);
  await other.getByLabel(company.notices.kinds.over).uncheck();
  await other.getByLabel(company.notices.kinds.undo).uncheck();
  await other.getByLabel(company.notices.kinds.undo).check();
  await other.reload();
  await other.getByLabel(company.notices.kinds.over).waitFor();
  expect(await other.getByLabel(company.notices.kinds.over).isChecked()).toBe(false);
  expect(await other.getByLabel(company.notices.kinds.undo).isChecked()).toBe(true);
  await other.getByRole('button', { name: en.online.notices.pushOn }).click();
  await other.getByText(en.online.notices.pushRefused.denied).waitFor();
  await other.context().close();
});

test('who waits for people is told by one tap, and hears of whoever sits down while the page is closed', async () => {
  const waiting = await app.open({ ...PHONE, ...KEEPS_PAGE, permissions: ['notifications'] });
  await waiting.addInitScript(subscribe);
  await waiting.evaluate(() => navigator.serviceWorker.ready);
  await waiting.goto(`${app.served.url}#/lobby`);
  await waiting.reload();
  await waiting.getByLabel(en.online.lobby.yourName).fill('Nanna');
  await waiting.getByRole('button', { name: /^Sumeria/ }).tap();
  await waiting.getByRole('button', { name: company.play.notify }).tap();
  await waiting.getByText(company.play.notified).waitFor();
  const link = waiting.url();
  await waiting.context().close();
  const before = sent.length;
  await sitDown(await device(app), link, 'Utu');
  await expect
    .poll(async () => {
      await sendAlerts(house);
      return sent.slice(before).map(({ text }) => text);
    })
    .toContain(WORDS.en.seat('Sumeria'));
});
