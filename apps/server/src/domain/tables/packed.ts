/** A game that has been over for a while: its log and its last turn as one text, an eighth of what they are as rows. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Db, StepRow, TurnRow } from '../../store/form/schema.ts';

interface Stored {
  readonly turn: TurnRow | undefined;
  readonly rows: readonly StepRow[];
}

export const pack = (stored: Stored): string => deflateRawSync(JSON.stringify(stored)).toString('base64');

/** Written by `pack`, and by nobody else. */
const unpack = (packed: string): Stored => JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());

export async function packedLog(db: Db, num: number): Promise<Stored | undefined> {
  const row = await db.selectFrom('finished').select('packed').where('num', '=', num).executeTakeFirst();
  return row && unpack(row.packed);
}

/** The log of a table and its turn, wherever they are. */
export async function storedLog(db: Db, num: number): Promise<Stored> {
  const turn = await db.selectFrom('turns').selectAll().where('num', '=', num).executeTakeFirst();
  const rows = await db.selectFrom('steps').selectAll().where('num', '=', num).orderBy('idx').execute();
  return turn === undefined ? ((await packedLog(db, num)) ?? { turn, rows }) : { turn, rows };
}
