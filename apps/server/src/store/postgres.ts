/** PostgreSQL, where one machine is not enough. */
import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const TIMEOUT = 10_000;
/** Whole numbers come as numbers: ours are times and counts, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text')),
};

/** A session idle for this long has lost us: the pool closes idle ones much sooner. */
const ABANDONED = 30_000;

/**
 * Without `error` listeners a lost connection would end the process; the pool opens another. An abandoned transaction is rolled back by the database.
 * With a `patience`, a query not answered in time fails here, and soon after at the database.
 */
export function postgresPool(url: string, connections: number, onLost: (error: Error) => void, patience?: number): pg.Pool {
  const abandoned = `-c idle_in_transaction_session_timeout=${patience ?? TIMEOUT} -c idle_session_timeout=${ABANDONED}`;
  const late = patience === undefined ? '' : ` -c statement_timeout=${patience}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: TIMEOUT,
    ...(patience !== undefined && { query_timeout: patience }),
    keepAlive: true,
    options: `-c synchronous_commit=on ${abandoned}${late}`,
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect =>
  new PostgresDialect({
    pool: { connect: async () => borrowed(await pool.connect()), end: () => pool.end(), options: pool.options },
  });

/** A borrowed connection. After a query that was not answered in time its state is unknown, so it is used no more and thrown away. */
function borrowed(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (broken) throw broken;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      throw error;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy = false) => client.release(broken ?? destroy) };
}
