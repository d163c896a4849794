/** The settings of a server, from the environment; docs/guide/operations.md tells what each does. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const count = (usual: number) => z.coerce.number().int().min(0).default(usual);
const text = z.string().min(1).optional();

const Environment = z.object({
  SHINAR_HOST: z.string().default('127.0.0.1'),
  SHINAR_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  SHINAR_ORIGIN: z.url().optional(),
  SHINAR_PROXY: flag.default(false),
  SHINAR_DATA: z.string().default('data'),
  SHINAR_DATABASE: z.string().startsWith('postgres').optional(),
  SHINAR_CONNECTIONS: count(10),
  SHINAR_WEB: text,
  SHINAR_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SHINAR_METRICS_TOKEN: text,
  SHINAR_BOT_THREADS: count(Math.max(1, availableParallelism() - 1)),
  SHINAR_BOT_PACE: count(600),
  SHINAR_REQUESTS_A_MINUTE: count(600),
  SHINAR_GUESTS_AN_HOUR: count(60),
  SHINAR_MESSAGES_A_SECOND: count(30),
  SHINAR_TABLES_EACH: count(50),
  SHINAR_SOCKETS_EACH: count(20),
  SHINAR_PUSH_PUBLIC: text,
  SHINAR_PUSH_PRIVATE: text,
  SHINAR_SMTP: text,
  SHINAR_MAIL_FROM: text,
  SHINAR_WEBHOOKS: flag.default(false),
});

export type Config = ReturnType<typeof readConfig>;

/** Throws with the name of every setting that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith('SHINAR_') && value !== ''));
  const { data, error } = Environment.safeParse(given);
  if (error) throw new Error(`settings: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`);
  const push = data.SHINAR_PUSH_PUBLIC && data.SHINAR_PUSH_PRIVATE;
  return {
    host: data.SHINAR_HOST,
    port: data.SHINAR_PORT,
    /** Where people reach the server; without it, any host that a request names. */
    origin: data.SHINAR_ORIGIN?.replace(/\/$/, ''),
    proxy: data.SHINAR_PROXY,
    data: resolve(data.SHINAR_DATA),
    database: data.SHINAR_DATABASE,
    connections: data.SHINAR_CONNECTIONS,
    web: data.SHINAR_WEB && resolve(data.SHINAR_WEB),
    log: data.SHINAR_LOG,
    metricsToken: data.SHINAR_METRICS_TOKEN,
    bots: { threads: data.SHINAR_BOT_THREADS, pace: data.SHINAR_BOT_PACE },
    limits: {
      requests: data.SHINAR_REQUESTS_A_MINUTE,
      guests: data.SHINAR_GUESTS_AN_HOUR,
      messages: data.SHINAR_MESSAGES_A_SECOND,
      tables: data.SHINAR_TABLES_EACH,
      sockets: data.SHINAR_SOCKETS_EACH,
    },
    notices: {
      push: push ? { publicKey: data.SHINAR_PUSH_PUBLIC ?? '', privateKey: data.SHINAR_PUSH_PRIVATE ?? '' } : undefined,
      mail: data.SHINAR_SMTP ? { smtp: data.SHINAR_SMTP, from: data.SHINAR_MAIL_FROM ?? 'shinar@localhost' } : undefined,
      webhook: data.SHINAR_WEBHOOKS,
    },
  };
}
