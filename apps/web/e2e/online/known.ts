/** People who are known to the server already, their table, and devices of theirs. */
import type { TableView } from '@shinar/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { Visitor } from '../../../server/src/testing/server.ts';
import { type App, DESKTOP, quicken } from '../app.ts';

export interface TableOfTwo {
  readonly table: TableView;
  /** By their seats. */
  readonly people: readonly [Visitor, Visitor];
}

/** Somebody new at the server with this address. */
export const guestAt = (url: string, name: string): Promise<Visitor> => Visitor.guest(url.replace(/\/$/, ''), name);

/** A game of Assyria that has just begun, with such choices of who made the table. */
export async function tableOfTwo(url: string, choices: object = {}): Promise<TableOfTwo> {
  const people = [await guestAt(url, 'Anu'), await guestAt(url, 'Bel')] as const;
  const { id } = await people[0].table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], ...choices });
  return { table: await people[1].must<TableView>('POST', `/api/tables/${id}/join`, { seat: 1 }), people };
}

/** The device of one of them, at an address of the page. */
export const deviceOf = (
  app: App,
  { cookie }: Visitor,
  address: string,
  options: BrowserContextOptions,
  settings: object = {},
): Promise<Page> =>
  app.open(options, settings, address, async (context) => {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: app.served.url, httpOnly: true }]);
    await context.addInitScript(() => localStorage.setItem('shinar-known', '1'));
  });

/** The devices of two who have just begun a game of Assyria; whose turn it is comes first. */
export async function devicesOfTwo(app: App, options: BrowserContextOptions = DESKTOP): Promise<[Page, Page]> {
  const { table, people } = await tableOfTwo(app.served.url);
  const sits = async (seat: number): Promise<Page> => {
    const page = await deviceOf(app, people[seat]!, `table/${table.id}`, options);
    await quicken(page);
    await page.locator('.prompt').waitFor();
    return page;
  };
  const turn = table.turn.seat!;
  return [await sits(turn), await sits(1 - turn)];
}
