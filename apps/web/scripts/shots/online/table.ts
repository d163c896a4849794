/** A table at a server: its turns, its talk, its troubles and its end. */
import type { Page } from 'playwright-core';
import { choose, isTurn, pickOne } from '../../../e2e/online/people.ts';
import type { Studio, Visitor } from '../studio.ts';
import { inTurn, playSteps, resign, tableFor } from './acts.ts';

/** A table of two with some steps played; whose turn it is comes first. */
async function seated(studio: Studio, wish: object = {}): Promise<{ table: string; people: readonly [Visitor, Visitor] }> {
  const pair = [await studio.guest('Anu'), await studio.guest('Belanum')] as const;
  const table = await tableFor(pair[0], pair[1], wish);
  await playSteps(table, pair, 12);
  return { table, people: await inTurn(table, pair) };
}

const tab = (page: Page, id: string) => page.locator(`[role=tab][id$="-${id}"]`);

async function settledTable(page: Page): Promise<Page> {
  await page.locator('.prompt').waitFor();
  await isTurn(page);
  return page;
}

/** My turn, talk, what happened meanwhile, planning, undoing. */
export async function shootOnlineTable(studio: Studio): Promise<void> {
  const { m } = studio;
  const { table, people } = await seated(studio, { clock: { type: 'live', bank: 900_000, increment: 10_000 } });
  const [first, second] = people;
  await second.must('POST', `/api/tables/${table}/chat`, { text: 'Shall we?' });
  const mine = await settledTable(await studio.openAs(first, `table/${table}`));
  await studio.take(mine, 'online-my-turn', { screens: 2 });
  await mine.locator('.menu summary').click();
  await studio.take(mine, 'online-menu');
  await mine.locator('.menu summary').click();
  await tab(mine, 'chat').click();
  await mine.locator('.mutes summary').last().click();
  await studio.take(mine, 'online-chat', { ready: () => mine.locator('.mutes').last().scrollIntoViewIfNeeded() });
  const theirs = await settledTable(await studio.openAs(second, `table/${table}`));
  await studio.take(theirs, 'online-their-turn');
  await choose(theirs, m.online.plan.open);
  for (const leave = theirs.getByRole('button', { name: m.online.plan.leave }); await leave.isDisabled(); ) await pickOne(theirs);
  await studio.take(theirs, 'online-plan');
  await theirs.getByRole('button', { name: m.online.plan.leave }).click();
  await theirs.locator('.news button, .news p').first().waitFor();
  await studio.take(theirs, 'online-planned');
  await choose(theirs, m.online.table.askUndo);
  await mine.getByRole('button', { name: m.online.table.agree }).waitFor();
  await studio.take(mine, 'online-undo-asked');
  await studio.take(theirs, 'online-undo-waits');
  await theirs.goto(`${studio.app.served.url}#/lobby`);
  await playSteps(table, people, 4);
  await theirs.goto(`${studio.app.served.url}#/table/${table}`);
  await theirs.locator('.recap').waitFor();
  await studio.take(theirs, 'online-recap');
  const watcher = await settledTable(await studio.openAs(await studio.guest('Ninsun'), `table/${table}`));
  await studio.take(watcher, 'online-watching');
}

/** No network, a bot in the seat, inviting, leaving and resigning. */
export async function shootOnlineTrouble(studio: Studio): Promise<void> {
  const { m } = studio;
  const { table, people } = await seated(studio);
  const page = await settledTable(await studio.openAs(people[0], `table/${table}`));
  await page.context().setOffline(true);
  await page.locator('.online-state[data-state="lost"]').waitFor();
  await studio.take(page, 'online-lost');
  await page.context().setOffline(false);
  await page.locator('.online-state[data-state="open"]').waitFor({ state: 'attached' });
  for (const [name, what] of [
    ['share', m.online.share.title],
    ['leave', m.online.table.leave],
    ['resign', m.online.table.resign],
  ] as const) {
    await choose(page, what);
    await page.getByRole('dialog').waitFor();
    await studio.take(page, `online-${name}`);
    await page.keyboard.press('Escape');
  }
  await people[0].must('POST', `/api/tables/${table}/leave`);
  await page.locator('.online-notices .primary').waitFor();
  await studio.take(page, 'online-held');
  const other = await settledTable(await studio.openAs(people[1], `table/${table}`));
  await studio.take(other, 'online-bot-in-seat', { screens: 2 });
}

/** A rated game that somebody gave up, and the next one. */
export async function shootOnlineEnd(studio: Studio): Promise<void> {
  const { table, people } = await seated(studio, { rated: true });
  await resign(table, people[0]);
  const page = await settledTable(await studio.openAs(people[1], `table/${table}`));
  await page.locator('.rating-changes').waitFor();
  await page.locator('details:not(.menu) summary').first().click();
  await studio.take(page, 'online-end', { screens: 3 });
  const loser = await settledTable(await studio.openAs(people[0], `table/${table}`));
  await people[1].must('POST', `/api/tables/${table}/rematch`);
  await loser.waitForTimeout(1000);
  await studio.take(loser, 'online-lost-game', { screens: 2 });
}
