/** Pictures of the online screens without a table: the lobby, who one is, the best players, and what goes wrong with links. */
import type { Page } from 'playwright-core';
import { en } from '../src/base/words/en/index.ts';
import type { Shoot } from './shots-online.ts';

const OTHERS = [
  {
    game: 'sumeria',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 3 }],
    clock: { type: 'live', bank: 900_000, increment: 10_000 },
  },
  { game: 'after-the-flood', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], rated: true },
  {
    game: 'assyria',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    clock: { type: 'turn', time: 259_200_000, quiet: { from: 1320, to: 480, zone: 'Asia/Tokyo' } },
  },
];

export async function shootAround(known: Page, nobody: Page, take: Shoot): Promise<void> {
  const to = (page: Page, hash: string) => page.goto(new URL(hash, page.url()).href);
  await to(nobody, '#/me');
  await nobody.getByLabel(en.online.lobby.yourName).waitFor();
  await take(nobody, 'nobody', true);
  await nobody.getByLabel(en.online.lobby.yourName).fill('Ninsun');
  await nobody.getByRole('button', { name: en.online.me.beGuest }).click();
  await nobody.getByText(en.online.statistics.title).waitFor();
  for (const table of OTHERS) await make(nobody, { ...table, visibility: 'open' });
  await make(known, { game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 5 }] });
  await to(known, '#/lobby');
  await known.getByText(en.online.lobby.yourTurn).first().waitFor();
  await take(known, 'lobby', true);
  await to(known, '#/me');
  await known.getByLabel(en.online.notices.quiet).check();
  await known.getByText(en.online.me.keep).click();
  await known.getByText(en.online.me.device).click();
  await known.getByRole('button', { name: en.online.me.makeLink }).click();
  await known.getByRole('img', { name: en.online.me.link }).waitFor();
  await known.getByRole('button', { name: en.online.notices.pushOn }).click();
  await known.getByText(en.online.notices.pushRefused.failed).waitFor();
  await take(known, 'me', true);
  await to(known, '#/leaders/assyria');
  await known.getByText(en.online.ratings.games(1)).first().waitFor();
  await take(known, 'leaders', true);
  await to(known, '#/link/x');
  await known.getByRole('button', { name: en.online.me.signIn }).click();
  await known.getByRole('alert').getByText('.').first().waitFor();
  await take(known, 'link');
  await to(known, '#/table/nonexistent0');
  await known.getByText(en.online.failures['no-table']).waitFor();
  await take(known, 'no-table');
}

const make = (page: Page, table: object): Promise<unknown> =>
  page.evaluate(
    (body) =>
      fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => answer.json()),
    JSON.stringify(table),
  );
