/** Pictures of the online screens without a table: the lobby, who one is, the best players, and what goes wrong with links. */
import type { Page } from 'playwright-core';
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
  await nobody.getByLabel('Your name').waitFor();
  await take(nobody, 'nobody', true);
  await nobody.getByLabel('Your name').fill('Ninsun');
  await nobody.getByRole('button', { name: 'Use this name' }).click();
  await nobody.getByText('My numbers').waitFor();
  for (const table of OTHERS) await make(nobody, { ...table, visibility: 'open' });
  await make(known, { game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 5 }] });
  await to(known, '#/lobby');
  await known.getByText('Your turn').first().waitFor();
  await take(known, 'lobby', true);
  await to(known, '#/me');
  await known.getByLabel('Quiet hours').check();
  await known.getByText('Keep my name with a password').click();
  await known.getByText('Use another device too').click();
  await known.getByRole('button', { name: 'Make a link' }).click();
  await known.getByRole('img', { name: 'Link for another device' }).waitFor();
  await known.getByRole('button', { name: 'Tell me on this device' }).click();
  await known.getByText('could not set up notices').waitFor();
  await take(known, 'me', true);
  await to(known, '#/leaders/assyria');
  await known.getByText('1 game').first().waitFor();
  await take(known, 'leaders', true);
  await to(known, '#/link/x');
  await known.getByRole('button', { name: 'Sign in' }).click();
  await known.getByRole('alert').getByText('.').first().waitFor();
  await take(known, 'link');
  await to(known, '#/table/nonexistent0');
  await known.getByText('There is no such table').waitFor();
  await take(known, 'no-table');
}

const make = (page: Page, table: object): Promise<unknown> =>
  page.evaluate(
    (body) =>
      fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => answer.json()),
    JSON.stringify(table),
  );
