import type { Company } from '@shinar/protocol';
import { Limiter } from '../../base/limiter.ts';
import { nameKey } from '../../base/name-key.ts';
import { Refused } from '../../base/refused.ts';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import { views } from '../lists/lists.ts';
import { keptApart } from '../seating/kept-apart.ts';
import { isKept } from '../tables/load.ts';

/** Invitations per person, to anyone. */
const asked = new Limiter(30, 3_600_000);
const MOST = 20;

interface Invited {
  readonly name?: string | undefined;
  readonly person?: string | undefined;
}

/** Invites the person with that name: the one who protects it, or the only guest with it. Once per table; people who have blocked each other get no invitation. */
export async function invite(house: House, id: string, by: string, whom: Invited): Promise<void> {
  const { db } = house.store;
  const table = await house.tables.use(id, ({ num, row, seats }) => ({ num, game: row.game, status: row.status, seats }));
  if (table.status !== 'waiting') throw new Refused('already-started');
  const person = whom.person ?? (await personNamed(house, by, whom.name ?? ''));
  const known = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst();
  if (known === undefined || person === by) throw new Refused('no-person');
  if (table.seats.some((seat) => seat.person === person)) throw new Refused('already-seated');
  if ((await keptApart(db, by)).has(person)) throw new Refused('no-person');
  asked.require(by);
  const { name } = await db.selectFrom('people').select('name').where('id', '=', by).executeTakeFirstOrThrow();
  const { num, game } = table;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('invitations')
      .values({ num, person, by, at: house.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const about = { name, game };
    await alert(house, transaction, { kind: 'invite', key: `invite ${num}`, people: [person], num, place: `table/${id}`, about });
  });
}

async function personNamed({ store: { db } }: House, by: string, name: string): Promise<string> {
  const rows = await db
    .selectFrom('people')
    .select(['id', isKept.as('kept')])
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', by)
    .orderBy(isKept, 'desc')
    .limit(2)
    .execute();
  const [first, second] = rows;
  if (first === undefined) throw new Refused('no-person');
  if (second !== undefined && first.kept === second.kept) throw new Refused('no-person', { reason: 'not-the-only-one' });
  return first.id;
}

/** Those that can still be accepted, latest first. */
export async function invitationsOf(house: House, person: string): Promise<Company['invitations']> {
  const rows = await house.store.db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.num', 'invitations.num')
    .innerJoin('people', 'people.id', 'invitations.by')
    .select(['tables.id as table', 'people.id', 'people.name', isKept.as('kept')])
    .where('invitations.person', '=', person)
    .where('tables.status', '=', 'waiting')
    .orderBy('invitations.at', 'desc')
    .limit(MOST)
    .execute();
  const tables = await views(
    house,
    rows.map(({ table }) => ({ id: table })),
  );
  return rows.flatMap(({ table: id, kept, ...by }) => {
    const table = tables.find((view) => view.id === id);
    return table === undefined ? [] : [{ by: { ...by, kept: kept === 1 }, table }];
  });
}
