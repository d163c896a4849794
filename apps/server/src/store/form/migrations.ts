/** The store's migrations, in order; a released one is never changed. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { counted } from './counted.ts';
import type { Kind } from './schema.ts';
import { boards } from './steps/boards.ts';
import { alerts } from './steps/company/alerts.ts';
import { clubReports } from './steps/company/club-reports.ts';
import { clubs } from './steps/company/clubs.ts';
import { company } from './steps/company/company.ts';
import { kinds } from './steps/company/kinds.ts';
import { tournaments } from './steps/company/tournaments.ts';
import { zones } from './steps/company/zones.ts';
import { finished } from './steps/finished.ts';
import { language } from './steps/language.ts';
import { law } from './steps/law.ts';
import { allowances, mail } from './steps/mail.ts';
import { moderation } from './steps/moderation.ts';
import { operators } from './steps/operators.ts';
import { parts } from './steps/parts.ts';
import { programs } from './steps/programs.ts';
import { seeds } from './steps/seeds.ts';
import { together } from './steps/together.ts';

const first = (kind: Kind): Migration => ({
  async up(db: Kysely<unknown>) {
    await people(db);
    await tables(db, kind);
    await log(db);
    await social(db, kind);
  },
});

async function people(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);
  await create('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await create('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('handle', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const [name, time] of [
    ['sessions', 'created_at'],
    ['links', 'expires_at'],
  ] as const) {
    await create(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn(time, 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${name}_person`).on(name).column('person').execute();
  }
}

async function tables(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);
  await counted(create('tables'), 'num', kind)
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('board', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('watch', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('absence', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('start_when_full', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('undo', 'text')
    .addColumn('ended', 'text')
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('tables_lobby').on('tables').columns(['status', 'visibility', 'created_at']).execute();
  await create('seats')
    .addColumn('num', 'integer', (c) => c.notNull().references('tables.num').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('level', 'integer')
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('held', 'integer', (c) => c.notNull())
    .addColumn('resigned', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['num', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
}

async function log(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);
  await create('steps')
    .addColumn('num', 'integer', (c) => c.notNull())
    .addColumn('idx', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('bot', 'integer', (c) => c.notNull())
    .addColumn('ticket', 'text')
    .addPrimaryKeyConstraint('steps_key', ['num', 'idx'])
    .execute();
  await create('turns')
    .addColumn('num', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('bot', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('banks', 'text')
    .addColumn('hash', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('turns_due').on('turns').column('due_at').where(sql.ref('due_at'), 'is not', null).execute();
  await db.schema.createIndex('turns_bot').on('turns').column('since').where(sql.ref('bot'), '=', sql.lit(1)).execute();
}

async function social(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);
  await counted(create('lines'), 'id', kind)
    .addColumn('num', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('lines_table').on('lines').columns(['num', 'id']).execute();
  await create('mutes')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('muted', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await counted(create('reports'), 'id', kind)
    .addColumn('num', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('about', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await create('notice_wishes')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('push', 'integer', (c) => c.notNull())
    .addColumn('mail', 'text')
    .addColumn('webhook', 'text')
    .addColumn('quiet', 'text')
    .addColumn('off_token', 'text', (c) => c.notNull().unique())
    .execute();
  await create('push_targets')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('keys', 'text', (c) => c.notNull())
    .execute();
  await create('notices')
    .addColumn('num', 'integer', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['num', 'length', 'person'])
    .execute();
  await db.schema.createIndex('notices_waiting').on('notices').column('at').where(sql.ref('sent'), '=', sql.lit(0)).execute();
}

export const migrations = (kind: Kind): Record<string, Migration> => ({
  '0001-first': first(kind),
  '0002-together': together,
  '0003-mail': mail,
  '0004-language': language,
  '0005-law': law,
  '0006-moderation': moderation(kind),
  '0007-seeds': seeds,
  '0008-operators': operators,
  '0009-finished': finished,
  '0010-parts': parts(kind),
  '0020-programs': programs,
  '0021-company': company,
  '0022-tournaments': tournaments,
  '0023-alerts': alerts,
  '0024-boards': boards,
  '0025-allowances': allowances,
  '0026-kinds': kinds,
  '0027-clubs': clubs(kind),
  '0028-zones': zones,
  '0029-club-reports': clubReports,
});
