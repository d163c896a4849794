/** Nothing is lost or counted twice when a process is killed in the middle of pairing, of a try at a deal, of a round's end, of a rating.
 * node company/kills.ts [times] [processes: two use PostgreSQL] [people in a tournament] */
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededDice } from '@shinar/core';
import type { Deal, Entry, Profile, TableView, Tournament } from '@shinar/protocol';
import { Follower, newTicket } from '../../src/testing/game.ts';
import { Visitor } from '../../src/testing/server.ts';
import { type Fleet, openFleet } from '../fleet.ts';

export interface CompanyReport {
  readonly seed: number;
  readonly kills: number;
  readonly pairs: number;
  readonly tries: number;
  readonly rounds: number;
  readonly rated: number;
  readonly faults: string[];
}

const SEED = Number(process.env.SHINAR_SEED ?? 1);
const PATIENCE = 60_000;
/** A kill comes so many milliseconds after what it is to hit. */
const WITHIN = 40;
const GAME = 'assyria';
const SIZE = 2;
const NAMES = ['Anu', 'Bel', 'Ea', 'Sin'];

class Town {
  readonly faults: string[] = [];
  readonly counts = { kills: 0, pairs: 0, tries: 0, rounds: 0, rated: 0 };
  private readonly servers: Fleet['servers'];
  private readonly dice = new SeededDice(SEED);

  constructor(servers: Fleet['servers']) {
    this.servers = servers;
  }

  url(): string {
    return this.servers[this.dice.below(this.servers.length)]!.url;
  }

  guest(name: string): Promise<Visitor> {
    return Visitor.guest(this.url(), name);
  }

  /** Asks again at any process as long as none answers. */
  async ask<T>(visitor: Visitor, method: string, path: string, body?: object): Promise<T> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      visitor.url = this.url();
      const answer = await visitor.call<T>(method, path, body).catch(() => undefined);
      if (answer !== undefined && answer.status < 300) return answer.body;
      if (performance.now() > until) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      await Promise.race(this.servers.map(({ up }) => up));
      await sleep(20);
    }
  }

  /** Does it while one of the processes is killed and comes back; what was not answered is asked for again. */
  async killDuring<T>(run: () => Promise<T>): Promise<T> {
    const running = run();
    await sleep(this.dice.below(WITHIN));
    const server = this.servers[this.dice.below(this.servers.length)]!;
    await server.kill();
    this.counts.kills++;
    await server.start();
    return running;
  }

  /** Waits for what the store promises. */
  async comesTrue(what: string, test: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + PATIENCE;
    while (!(await test())) {
      if (performance.now() > until) {
        this.faults.push(what);
        return;
      }
      await sleep(100);
    }
  }

  mustBe(what: string, found: unknown, expected: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      this.faults.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }
}

/** What is asked for while a process is killed, and the check of what has come of it. */
interface Moment {
  readonly ask: () => Promise<TableView[]>;
  readonly check: (answers: readonly TableView[]) => Promise<void>;
}

/** Moments of which one kill hits all. */
async function together(town: Town, moments: readonly Moment[]): Promise<void> {
  const answers = await town.killDuring(() => Promise.all(moments.map(({ ask }) => ask())));
  for (const [i, { check }] of moments.entries()) await check(answers[i]!);
}

/** Four who look for a game at the same moment sit at two tables, each at one, and both begin. */
async function pairing(town: Town): Promise<Moment> {
  const people = await Promise.all(NAMES.map((name) => town.guest(name)));
  const wish = { game: GAME, speed: 'live' };
  return {
    ask: () => Promise.all(people.map((visitor) => town.ask<TableView>(visitor, 'POST', '/api/pairings', wish))),
    check: () => checkPairs(town, people),
  };
}

async function checkPairs(town: Town, people: readonly Visitor[]): Promise<void> {
  const mine = async (visitor: Visitor) => (await town.ask<{ tables: TableView[] }>(visitor, 'GET', '/api/me/tables')).tables;
  await town.comesTrue('a full table does not begin', async () =>
    (await Promise.all(people.map(mine))).flat().every(({ status }) => status === 'running'),
  );
  const tables = await Promise.all(people.map(mine));
  for (const own of tables) town.mustBe('games of each', own.length, 1);
  const games = new Set(tables.flat().map(({ id }) => id));
  town.mustBe('games', games.size, people.length / SIZE);
  town.counts.pairs += games.size;
}

/** Somebody who presses twice, at two processes, has one try; and it begins. */
async function trying(town: Town): Promise<Moment> {
  const anu = await town.guest('Anu');
  const { id } = await town.ask<Deal>(anu, 'POST', '/api/deals', { game: GAME, players: SIZE, level: 1 });
  const play = () => town.ask<TableView>(anu, 'POST', `/api/deals/${id}/play`);
  return { ask: () => Promise.all([play(), play(), play()]), check: (tables) => checkTries(town, anu, id, tables) };
}

async function checkTries(town: Town, anu: Visitor, id: string, tables: readonly TableView[]): Promise<void> {
  town.mustBe('tries', new Set(tables.map((table) => table.id)).size, 1);
  town.mustBe('counted tries', (await town.ask<Deal>(anu, 'GET', `/api/deals/${id}`)).tries, 1);
  await town.comesTrue('a try does not begin', async () => {
    const { status } = await town.ask<TableView>(anu, 'GET', `/api/tables/${tables[0]!.id}`);
    return status !== 'waiting';
  });
  town.counts.tries++;
}

/** A rated round robin, started; then a kill at each end of a round. */
async function touring(town: Town, entrants: number): Promise<Moment> {
  const people = await Promise.all(NAMES.slice(0, entrants).map((name) => town.guest(name)));
  const [host] = people as [Visitor];
  const cup = {
    name: 'Cup of Ur',
    game: GAME,
    kind: 'round-robin',
    speed: 'live',
    size: SIZE,
    rated: true,
    startsAt: Date.now() + PATIENCE,
  };
  const { id } = await town.ask<Tournament>(host, 'POST', '/api/tournaments', cup);
  for (const visitor of people.slice(1)) await town.ask(visitor, 'POST', `/api/tournaments/${id}/entry`);
  return {
    ask: async () => {
      await host.call('POST', `/api/tournaments/${id}/start`).catch(() => undefined);
      return [];
    },
    check: () => checkTournament(town, people, id),
  };
}

async function checkTournament(town: Town, people: readonly Visitor[], id: string): Promise<void> {
  const [host] = people as [Visitor];
  const view = () => town.ask<Tournament>(host, 'GET', `/api/tournaments/${id}`);
  if ((await view()).status === 'open') await town.ask(host, 'POST', `/api/tournaments/${id}/start`);
  for (let round = 1; round <= people.length - 1; round++) {
    await town.comesTrue(`round ${round} does not begin`, async () => (await view()).round === round);
    const tables = [
      ...new Set((await view()).standings.flatMap((one) => one.tables.filter((table) => table.round === round)).map(({ table }) => table)),
    ];
    town.mustBe('tables of a round', tables.length, people.length / SIZE);
    for (const table of tables) await playFew(town, table, people);
    await town.killDuring(() => Promise.all(tables.map((table) => giveUp(town, table, people))));
    town.counts.rounds++;
  }
  await town.comesTrue('the tournament does not end', async () => (await view()).status === 'over');
  const { standings } = await view();
  for (const { tables, played } of standings) town.mustBe('games of each', [tables.length, played], [people.length - 1, people.length - 1]);
  await checkRatings(town, people, people.length - 1);
}

/** Until everybody at the table has played: a game that ends before is not rated. */
async function playFew(town: Town, id: string, people: readonly Visitor[]): Promise<void> {
  await town.comesTrue(
    'a table of a round does not begin',
    async () => (await town.ask<TableView>(people[0]!, 'GET', `/api/tables/${id}`)).status === 'running',
  );
  const { game, players, seats } = await town.ask<TableView>(people[0]!, 'GET', `/api/tables/${id}`);
  const follower = new Follower(game, players, SEED);
  const acted = new Set<number>();
  while (acted.size < players) {
    follower.follow((await town.ask<{ entries: Entry[] }>(people[0]!, 'GET', `/api/tables/${id}/log?from=${follower.length}`)).entries);
    const { actor } = follower;
    const visitor = people.find((one) => one.id === seats[actor]?.person?.id)!;
    const step = { index: follower.length, ticket: newTicket(), step: follower.any() };
    // A process that has not heard yet of what another has played refuses it: then it is looked at again.
    if ((await visitor.call('POST', `/api/tables/${id}/steps`, step)).status < 300) acted.add(actor);
  }
}

/** The first seat gives up; who is not answered asks whether it is over. */
async function giveUp(town: Town, id: string, people: readonly Visitor[]): Promise<void> {
  const { seats } = await town.ask<TableView>(people[0]!, 'GET', `/api/tables/${id}`);
  const visitor = people.find((one) => one.id === seats[0]?.person?.id)!;
  const isOver = async () => (await town.ask<TableView>(visitor, 'GET', `/api/tables/${id}`)).status === 'over';
  do {
    visitor.url = town.url();
    await visitor.call('POST', `/api/tables/${id}/resign`).catch(() => undefined);
  } while (!(await isOver()));
}

/** Each game is in the ratings once: as often as it was counted, and as the chart tells. */
async function checkRatings(town: Town, people: readonly Visitor[], games: number): Promise<void> {
  for (const visitor of people) {
    const ofGame = async () =>
      (await town.ask<Profile>(visitor, 'GET', `/api/people/${visitor.id}`)).games.find(({ game }) => game === GAME);
    await town.comesTrue('a game is not rated', async () => ((await ofGame())?.rated ?? 0) >= games);
    const found = await ofGame();
    const { history = [], rated, rating } = found ?? {};
    town.mustBe('rated games', [rated, history.length], [games, games]);
    town.mustBe('the last point of the chart', history.at(-1)?.rating, rating);
    town.counts.rated += rated ?? 0;
  }
}

export async function companyRun({ servers }: Fleet, times: number, entrants: number): Promise<CompanyReport> {
  const town = new Town(servers);
  for (let done = 0; done < times; done++) {
    await together(town, [await pairing(town), await trying(town), await touring(town, entrants)]);
  }
  return { seed: SEED, ...town.counts, faults: town.faults };
}

if (import.meta.main) {
  const [times = 10, processes = 1, entrants = NAMES.length] = process.argv.slice(2).map(Number);
  const fleet = await openFleet(processes, { SHINAR_BOT_PACE: '0' });
  const report = await companyRun(fleet, times, entrants);
  await fleet.end();
  console.log(JSON.stringify({ times, processes, entrants, ...report }));
  if (report.faults.length > 0) process.exit(1);
}
