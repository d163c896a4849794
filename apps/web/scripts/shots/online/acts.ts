/** What people at a server do without a page. */
import type { Position, TableView } from '@shinar/protocol';
import type { Visitor } from '../studio.ts';

const BODY = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** A table of Assyria for two. */
export async function tableFor(one: Visitor, other: Visitor, wish: object = {}): Promise<string> {
  const { id } = await one.table({ ...BODY, ...wish });
  await other.must('POST', `/api/tables/${id}/join`, {});
  return id;
}

/** Plays the middle one of what may be played, so many times, whoever's turn it is. */
export async function playSteps(table: string, people: readonly Visitor[], count: number): Promise<void> {
  for (let played = 0; played < count; played++) {
    const { seat, legal, index } = await people[0]!.must<Position>('GET', `/api/tables/${table}/position`);
    if (seat === null) return;
    const { seats } = await people[0]!.must<TableView>('GET', `/api/tables/${table}`);
    const actor = people.find(({ id }) => id === seats[seat]?.person?.id);
    const step = { by: seat, ...legal[Math.floor(legal.length / 2)] };
    await actor?.must('POST', `/api/tables/${table}/steps`, { index, ticket: `${table}${index}`, step });
  }
}

/** Whose turn it is comes first. */
export async function inTurn(table: string, people: readonly [Visitor, Visitor]): Promise<readonly [Visitor, Visitor]> {
  const { seats, turn } = await people[0].must<TableView>('GET', `/api/tables/${table}`);
  return seats[turn.seat ?? 0]?.person?.id === people[0].id ? people : [people[1], people[0]];
}

export const resign = (table: string, who: Visitor): Promise<unknown> => who.must('POST', `/api/tables/${table}/resign`);
