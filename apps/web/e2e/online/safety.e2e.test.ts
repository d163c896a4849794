import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { devicesOfTwo } from './known.ts';
import { choose, device, heard, lengthOf, makeTable, playStep, playTurn, sitDown } from './people.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
/** What the browser and the page say of requests that the server refuses. */
const REFUSED = /status of (401|403|404|409)|: not-signed-in/;
appForTests(
  (started) => {
    app = started;
  },
  serveSharedOnline,
  REFUSED,
);

/** Says something to the server by a socket of the page's own, as a page that lies would. */
const say = (page: Page, message: object): Promise<{ type: string; failure?: { code: string } }> =>
  page.evaluate(
    (text) =>
      new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(data);
          if (heard.type === 'welcome') socket.send(text);
          else if (heard.ref === 1) done(heard);
        };
      }),
    JSON.stringify({ ...message, ref: 1 }),
  );

test('nobody acts for another seat, and who watches does not act at all; a step back beyond the law is asked for, and made when the other agrees; the cookie of somebody who is sent away opens nothing, that of a deleted guest is worth nothing', async () => {
  const pages = await devicesOfTwo(app);
  await nobodyActsForAnother(pages);
  await undoIsAskedFor(pages);
  await cookiesAreWorthNothing(pages);
});

async function nobodyActsForAnother(pages: readonly [Page, Page]): Promise<void> {
  const link = pages[0].url();
  const table = link.split('/').at(-1)!;
  const watcher = await device(app);
  await watcher.goto(link);
  await watcher.getByText(en.online.table.watching).waitFor();
  const length = await lengthOf(watcher);
  const { turn: toAct } = await pages[0].evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
  const actor: number = toAct.seat;
  const forged = (seat: number) => ({
    type: 'step',
    table,
    index: length,
    ticket: 'forged-ticket',
    step: { by: seat, do: 'settle', at: 'c1r1' },
  });
  expect(await say(pages[1], forged(actor))).toMatchObject({ type: 'failed', failure: { code: 'not-your-seat' } });
  expect(await say(pages[1], forged(1 - actor))).toMatchObject({ type: 'failed', failure: { code: 'wrong-turn' } });
  expect(await say(watcher, forged(actor))).toMatchObject({ type: 'failed', failure: { code: 'not-signed-in' } });
  expect(await say(watcher, { type: 'undo', table, index: length, ticket: 'forged-ticket', to: 0 })).toMatchObject({ type: 'failed' });
  expect(await watcher.locator('.target.offered, .actions [data-token]').count()).toBe(0);
  expect(await lengthOf(watcher)).toBe(length);
  await watcher.context().close();
}

async function undoIsAskedFor([turn, other]: readonly [Page, Page]): Promise<void> {
  await playTurn(turn, other);
  const mine = await lengthOf(other);
  await playStep(other);
  await heard(turn, other);
  expect(await lengthOf(turn)).toBeGreaterThan(mine);
  const before = await lengthOf(turn);
  await choose(turn, en.online.table.askUndo);
  await other.getByRole('button', { name: en.online.table.agree }).click();
  await expect.poll(() => lengthOf(other)).toBeLessThan(mine);
  expect(await lengthOf(other)).toBeLessThan(before);
}

async function cookiesAreWorthNothing([host, guest]: readonly [Page, Page]): Promise<void> {
  const link = await makeTable(host, 'Anu', 'sumeria', (page) => page.getByLabel(en.online.create.watch).selectOption('seated'));
  await sitDown(guest, link, 'Bel');
  await host.getByRole('button', { name: en.online.waiting.remove }).click();
  await guest.getByRole('button', { name: en.online.waiting.sit }).waitFor();
  const post = (page: Page, path: string, method = 'POST') =>
    page.evaluate(
      async ([to, how]) => {
        const answer = await fetch(to, { method: how, headers: { 'content-type': 'application/json' }, body: '{}' });
        return answer.status === 204 ? 'done' : (await answer.json()).code;
      },
      [path, method] as const,
    );
  const table = link.split('/').at(-1)!;
  expect(await post(guest, `/api/tables/${table}/leave`)).toBe('not-seated');
  await host.getByRole('button', { name: en.online.waiting.startWithBots }).click();
  await guest.getByText(en.online.failures.forbidden).waitFor();
  expect(await post(guest, '/api/me', 'DELETE')).toBe('done');
  expect(await post(guest, '/api/links')).toBe('not-signed-in');
  await guest.goto(new URL('#/me', link).href);
  await guest.reload();
  await guest.getByLabel(en.online.lobby.yourName).waitFor();
}
