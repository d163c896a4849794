/** An evening of 300 people who come and go: how long each waits for a game, in a clock that is sped up. `node scripts/company/evening.ts [people] [seed]`. */
import { GAME_IDS } from '@shinar/catalogue';
import { SeededDice } from '@shinar/core';
import type { TableView } from '@shinar/protocol';
import { type TestSocket, testServer, Visitor } from '../../src/testing/server.ts';
import { Times } from '../measure.ts';

const MINUTE = 60_000;
const STEP = 10_000;
/** People come over an hour, play for 20 to 50 minutes, and go if nobody comes for a quarter of an hour. */
const ARRIVE = 60 * MINUTE;
const PATIENCE = 15 * MINUTE;
const SHORTEST = 20 * MINUTE;
const LONGER = 30;
/** How many each keeps apart from. */
const BLOCKS = 3;

interface Guest {
  readonly visitor: Visitor;
  readonly comes: number;
  readonly wish: object;
  socket?: TestSocket;
  table?: string;
  since: number;
  state: 'away' | 'waiting' | 'playing' | 'gone';
}

class Evening {
  private readonly guests: Guest[];
  private readonly waits = new Times();
  private readonly blocked = new Set<string>();
  private readonly ends = new Map<string, number>();
  private readonly dice: SeededDice;
  private gaveUp = 0;
  private apart = 0;

  constructor(guests: Guest[], dice: SeededDice) {
    this.guests = guests;
    this.dice = dice;
  }

  async block(): Promise<void> {
    for (const { visitor } of this.guests) {
      for (let i = 0; i < BLOCKS; i++) {
        const other = this.guests[this.dice.below(this.guests.length)]!.visitor;
        if (other.id === visitor.id) continue;
        await visitor.must('PUT', `/api/blocks/${other.id}`);
        this.blocked.add(`${visitor.id} ${other.id}`).add(`${other.id} ${visitor.id}`);
      }
    }
  }

  async pass(now: number): Promise<void> {
    for (const guest of this.guests) {
      if (guest.state === 'away' && guest.comes <= now) await this.come(guest, now);
      else if (guest.state === 'waiting') await this.wait(guest, now);
    }
    for (const [id, at] of this.ends) if (at <= now) await this.end(id);
  }

  get isOver(): boolean {
    return this.guests.every(({ state }) => state === 'gone');
  }

  report(): object {
    const { count, p50, p95, p99 } = this.waits.summary();
    const minutes = (time: number): number => Math.round((time / MINUTE) * 10) / 10;
    return {
      people: this.guests.length,
      games: this.ends.size,
      seated: count,
      'waited, minutes': { p50: minutes(p50), p95: minutes(p95), p99: minutes(p99) },
      gaveUp: this.gaveUp,
      'paired with whom they keep apart from': this.apart,
    };
  }

  private async come(guest: Guest, now: number): Promise<void> {
    const { id } = await guest.visitor.must<TableView>('POST', '/api/pairings', guest.wish);
    guest.socket = await guest.visitor.socket();
    await guest.socket.request({ type: 'subscribe', table: id, from: 0 });
    Object.assign(guest, { state: 'waiting', table: id, since: now });
  }

  private async wait(guest: Guest, now: number): Promise<void> {
    const table = await guest.visitor.must<TableView>('GET', `/api/tables/${guest.table}`);
    if (table.status === 'running') {
      this.waits.add(now - guest.since);
      guest.state = 'playing';
      if (!this.ends.has(table.id)) this.begin(table, now);
    } else if (now - guest.since > PATIENCE) {
      await guest.visitor.must('POST', `/api/tables/${guest.table}/leave`);
      this.gaveUp++;
      this.go(guest);
    }
  }

  private begin({ id, seats }: TableView, now: number): void {
    const people = seats.flatMap(({ person }) => person?.id ?? []);
    for (const one of people) for (const other of people) if (this.blocked.has(`${one} ${other}`)) this.apart++;
    this.ends.set(id, now + SHORTEST + this.dice.below(LONGER) * MINUTE);
  }

  /** All but one give up, and everybody goes home. */
  private async end(id: string): Promise<void> {
    this.ends.set(id, Number.POSITIVE_INFINITY);
    const seated = this.guests.filter(({ table, state }) => table === id && state === 'playing');
    for (const { visitor } of seated.slice(1)) await visitor.must('POST', `/api/tables/${id}/resign`);
    for (const guest of seated) this.go(guest);
  }

  private go(guest: Guest): void {
    guest.socket?.close();
    guest.state = 'gone';
  }
}

const [people = 300, seed = 1] = process.argv.slice(2).map(Number);
const start = Date.now();
let passed = 0;
const server = await testServer({ SHINAR_TABLES_EACH: '1000' }, { now: () => start + passed });
const dice = new SeededDice(seed);
const guests: Guest[] = [];
for (let i = 0; i < people; i++) {
  const visitor = await Visitor.guest(server.url, `Guest ${i}`);
  const wish = { game: GAME_IDS[dice.below(GAME_IDS.length)], speed: 'live', rated: dice.below(4) === 0 };
  guests.push({ visitor, wish, comes: dice.below(ARRIVE), since: 0, state: 'away' });
}
const evening = new Evening(guests, dice);
await evening.block();
while (!evening.isOver) {
  await evening.pass(passed);
  passed += STEP;
}
console.log(JSON.stringify(evening.report(), null, 2));
await server.end();
