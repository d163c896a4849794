/** A server that was away in the middle of a game. */
import { expect, test } from 'vitest';
import { Pair } from '../testing/pair.ts';
import { testServer } from '../testing/server.ts';
import { sweep } from './sweep.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  { type: 'live', bank: 60 * SECOND, increment: 5 * SECOND },
  { type: 'turn', time: 60 * SECOND },
])('clocks stand still while no process lives: $type', async (clock) => {
  let now = Date.parse('2026-01-10T12:00:00Z');
  const first = await testServer({}, { now: () => now });
  const pair = await Pair.at(first.url, { clock, absence: { rule: 'forfeit', level: 1 } });
  await pair.passFrom(pair.follower.actor);
  now += 20 * SECOND;
  await first.close();
  now += 3 * HOUR;
  const again = await testServer({ SHINAR_DATA: first.folder }, { now: () => now });
  for (const person of pair.people) person.url = again.url;
  await sweep(again.house);
  const { turn, status } = await pair.view;
  expect({ left: turn.due! - now, status }).toEqual({ left: 40 * SECOND, status: 'running' });
  await pair.step();
  pair.close();
  await again.end();
});
