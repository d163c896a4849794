/** Which part of the domain does the jobs of each queue. */
import { playBot } from '../domain/bots/play-bot.ts';
import type { House } from '../domain/house/house.ts';
import { tellTurn } from '../domain/notices/tell.ts';
import { playPlan } from '../domain/plans/plans.ts';
import { timeOut } from '../domain/play/time-out.ts';
import { countTable } from '../domain/ratings/rate.ts';
import { goOnAfter } from '../domain/tournaments/advance.ts';

export async function workJobs(house: House): Promise<void> {
  const { jobs } = house;
  await jobs.work('bot', (job) => playBot(house, job));
  await jobs.work('deadline', (job) => timeOut(house, job));
  await jobs.work('notice', (job) => tellTurn(house, job));
  await jobs.work('plan', async (job) => jobs.send('notice', await playPlan(house, job), house.now()));
  await jobs.work('rating', (job) => countTable(house, job));
  await jobs.work('round', (job) => goOnAfter(house, job));
}
