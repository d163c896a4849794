/** PostgreSQL, where one machine is not enough. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const TIMEOUT = 10_000;
/** So long a query may take; a store that is silent for longer is as good as away. */
export const PATIENCE = 15_000;
/** Whole numbers come as numbers: ours are times and counts, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text')),
};

/** Without `error` listeners a lost connection would end the process; the pool opens another. A query that is not answered in time fails, where a time is given. */
export function postgresPool(url: string, connections: number, onLost: (error: Error) => void, patience?: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: TIMEOUT,
    ...(patience !== undefined && { query_timeout: patience }),
    options: '-c synchronous_commit=on',
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });
