/** The store says what has to be done; the sweep finds what no job will do: after a restart, a lost job, or for times far ahead. */

import { closeDeals } from '../domain/deals/close.ts';
import type { House } from '../domain/house/house.ts';
import { SOON } from '../domain/house/jobs.ts';
import { sendAlerts } from '../domain/notices/send-alerts.ts';
import { tellTimeLeft } from '../domain/notices/time-left.ts';
import { startFull } from '../domain/seating/start.ts';
import { advanceTournaments } from '../domain/tournaments/advance.ts';
import { expire } from '../domain/upkeep/expire.ts';
import { packFinished } from '../domain/upkeep/pack-finished.ts';
import { expireWaiting } from '../domain/upkeep/waiting.ts';
import { keepParts } from '../store/form/parts.ts';

const EVERY = 15_000;
const HOUR = 3_600_000;
const MOST = 1000;
/** A bot that hasn't moved for this long has lost its job. */
const BOT_IDLE = 20_000;

export async function sweep({ store, jobs, now }: House, botIdle = BOT_IDLE): Promise<number> {
  const at = now();
  const turns = store.db.selectFrom('turns').select(['num', 'length', 'due_at']);
  const due = await turns
    .where('due_at', '<', at + SOON)
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(MOST)
    .execute();
  const bots = await turns
    .where('bot', '=', 1)
    .where('since', '<=', at - botIdle)
    .orderBy('since')
    .limit(MOST)
    .execute();
  const waiting = store.db.selectFrom('notices').select(['num', 'length', 'at']).where('sent', '=', 0);
  const notices = await waiting
    .where('at', '<', at + SOON)
    .orderBy('at')
    .limit(MOST)
    .execute();
  const rated = store.db.selectFrom('tables').select('num').where('rated', '=', 1).where('counted', '=', 0);
  const uncounted = await rated.where('status', '=', 'over').orderBy('ended_at').limit(MOST).execute();
  const planned = await store.db
    .selectFrom('seats')
    .innerJoin('turns', (join) => join.onRef('turns.num', '=', 'seats.num').onRef('turns.seat', '=', 'seats.seat'))
    .select(['turns.num', 'turns.length'])
    .where('seats.plan', 'is not', null)
    .where('turns.bot', '=', 0)
    .limit(MOST)
    .execute();
  for (const { num, length, due_at } of due) await jobs.send('deadline', { num, length }, due_at ?? at);
  for (const { num, length } of bots) await jobs.send('bot', { num, length }, at);
  for (const { num, length, at: when } of notices) await jobs.send('notice', { num, length }, when);
  for (const job of planned) await jobs.send('plan', job, at);
  for (const { num } of uncounted) await jobs.send('rating', { num, length: 0 }, at);
  return due.length + bots.length + notices.length + planned.length + uncounted.length;
}

/** Work that can wait. It begins an hour after the start, when no older process is left that could not read packed games. */
async function tidy(house: House): Promise<void> {
  const { store, log } = house;
  if (store.kind === 'postgres') await keepParts(store.db);
  const expired = await expire(house);
  log.info({ ...expired, packed: await packFinished(house) }, 'tidied');
}

/** Work that is due: full tables begin, tables without a host close, deals close, tournaments go on. */
export async function attend(house: House): Promise<void> {
  await startFull(house);
  await expireWaiting(house);
  await closeDeals(house);
  await advanceTournaments(house);
  await tellTimeLeft(house);
  await sendAlerts(house);
}

/** Sweeps at once and then regularly; returns a function that stops it. */
export async function keepSweeping(house: House): Promise<() => void> {
  await sweep(house, 0);
  const timer = setInterval(() => {
    sweep(house).catch((error: unknown) => house.log.error({ error: String(error) }, 'sweep failed'));
  }, EVERY);
  const expiring = setInterval(() => {
    tidy(house).catch((error: unknown) => house.log.error({ error: String(error) }, 'nothing expires'));
  }, HOUR);
  await attend(house);
  const attending = setInterval(() => {
    attend(house).catch((error: unknown) => house.log.error({ error: String(error) }, 'nothing is attended to'));
  }, EVERY);
  timer.unref();
  attending.unref();
  expiring.unref();
  return () => {
    clearInterval(timer);
    clearInterval(attending);
    clearInterval(expiring);
  };
}
