/** Statistics of games from this device, from files and from a server: what wins. */
import type { GameId } from '@shinar/catalogue';
import { loadGameOfRecord } from '@shinar/catalogue/load';
import { checkRecord, type GameRecord, parseJson, replay, type Tagged, Tally } from '@shinar/core';
import { call } from '../../base/server/api.ts';
import { recordOf } from '../../kept/record-of.ts';
import { screensOf } from '../../kept/screens-of.ts';
import { listTables } from '../../kept/store.ts';

/** By number of players; also the events of each opening move. */
export interface Counted {
  readonly tallies: ReadonlyMap<number, Tally>;
  readonly openings: ReadonlyMap<string, readonly Tagged[]>;
}

/** For one game; throws an InputError at a wrong record. */
export async function countedOf(game: GameId, records: readonly GameRecord[]): Promise<Counted> {
  const tallies = new Map<number, Tally>();
  const openings = new Map<string, readonly Tagged[]>();
  for (const record of records) {
    if (record.game !== game) continue;
    const events = new Map<number, Tagged[]>();
    const play = replay(await loadGameOfRecord(record), record, undefined, (event, step) =>
      events.set(step, [...(events.get(step) ?? []), event]),
    );
    const tally = tallies.get(record.players) ?? new Tally();
    tallies.set(record.players, tally.add(play));
    for (let seat = 0; seat < record.players; seat++) {
      const first = record.steps.findIndex(({ by }) => by === seat);
      if (first >= 0) openings.set(Tally.nameOf(record.steps[first]!), events.get(first) ?? []);
    }
  }
  return { tallies, openings };
}

/** Finished games that are kept here. */
export async function recordsHere(game: GameId): Promise<GameRecord[]> {
  const { whole } = await listTables();
  const over = whole.filter((table) => table.game === game && table.over);
  return Promise.all(over.map(async (table) => recordOf(await screensOf(table), table)));
}

/** All finished games at the server of the person signed in. */
export async function recordsThere(): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  for (let before: number | undefined; ; ) {
    const page = await call('myRecords', { query: before === undefined ? {} : { before } });
    records.push(...page.records.map(checkRecord));
    if (page.before === null) return records;
    before = page.before;
  }
}

/** A file contains one record, or one per line. */
export const recordsIn = (text: string): GameRecord[] =>
  (text.trim().includes('\n{') ? text.trim().split('\n') : [text]).map((line) => checkRecord(parseJson(line)));
