/** Loaded before tests and their servers: the seeds of tables are the one that TABLE_SEED names, or follow from SHINAR_SEED one after another. Whatever must be hard to guess stays so. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { randomBytes } = crypto;
let tables = 0;

function nextSeed(): string {
  const { TABLE_SEED, SHINAR_SEED = '1' } = process.env;
  return TABLE_SEED ?? crypto.createHash('sha256').update(`table ${SHINAR_SEED} ${++tables}`).digest('hex');
}

function seeded(size: number): Buffer {
  const bytes = randomBytes(size);
  // A table's seed is the only secret of 32 bytes that is written in hexadecimal digits.
  if (size === 32) bytes.toString = (form) => (form === 'hex' ? nextSeed() : Buffer.prototype.toString.call(bytes, form));
  return bytes;
}

crypto.randomBytes = seeded as typeof randomBytes;
syncBuiltinESMExports();
