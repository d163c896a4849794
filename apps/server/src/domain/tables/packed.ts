/** A game that has been over for a while: its log and last turn as one text, an eighth of the size of the rows. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Db, StepRow, TurnRow } from '../../store/form/schema.ts';

interface Stored {
  readonly turn: TurnRow | undefined;
  readonly rows: readonly StepRow[];
}

export const pack = (stored: Stored): string => deflateRawSync(JSON.stringify(stored)).toString('base64');

/** Only ever written by `pack`. */
const unpack = (packed: string): Stored => JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());

export async function packedLog(db: Db, num: number): Promise<Stored | undefined> {
  const row = await db.selectFrom('finished').select('packed').where('num', '=', num).executeTakeFirst();
  return row && unpack(row.packed);
}

/** A table's log and turn, packed or not. */
export async function storedLog(db: Db, num: number): Promise<Stored> {
  const turn = await db.selectFrom('turns').selectAll().where('num', '=', num).executeTakeFirst();
  const rows = await db.selectFrom('steps').selectAll().where('num', '=', num).orderBy('idx').execute();
  return turn === undefined ? ((await packedLog(db, num)) ?? { turn, rows }) : { turn, rows };
}
