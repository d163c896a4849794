/** The settings of a server, from the environment; docs/guide/operations.md explains them. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** What a setting is for, and what it must be. */
interface Told {
  readonly about: string;
  readonly must: string;
}

const WORDS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const CORES = Math.max(1, availableParallelism() - 1);
const text = (about: string) => z.string().min(1).optional().meta({ about, must: 'a text' });
const flag = (about: string) =>
  z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false)
    .meta({ about: `on ${about} (off)`, must: 'on or off' });
const count = (usual: number, about: string) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .default(usual)
    .meta({ about: `${about} (${usual})`, must: 'a whole number, 0 or more' });

const Environment = z.object({
  SHINAR_HOST: z.string().default('127.0.0.1').meta({ about: 'the address it listens at (127.0.0.1)', must: 'an address of this machine' }),
  SHINAR_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(8080)
    .meta({ about: 'the port it listens at; 0 is any (8080)', must: 'a whole number from 0 to 65535' }),
  SHINAR_ORIGIN: z.url().optional().meta({ about: 'the address people use', must: 'an address such as https://shinar.example' }),
  SHINAR_PROXY: flag('trusts the addresses that a proxy passes on'),
  SHINAR_DATA: z.string().default('data').meta({ about: 'the folder of the embedded store (data)', must: 'a folder' }),
  SHINAR_DATABASE: z
    .string()
    .startsWith('postgres')
    .optional()
    .meta({ about: 'postgres://... instead of the embedded store', must: 'an address that begins with postgres://' }),
  SHINAR_DATABASE_READS: z
    .string()
    .startsWith('postgres')
    .optional()
    .meta({ about: 'postgres://... of a replica to read lists from', must: 'an address that begins with postgres://' }),
  SHINAR_CONNECTIONS: count(10, 'connections to PostgreSQL'),
  SHINAR_DATABASE_PATIENCE: count(15_000, 'milliseconds PostgreSQL may take to answer'),
  SHINAR_WEB: z
    .string()
    .refine((folder) => existsSync(join(folder, 'index.html')))
    .optional()
    .meta({ about: 'the folder of the built client', must: 'the folder of the built client' }),
  SHINAR_LOG: z
    .enum(WORDS)
    .default('info')
    .meta({ about: `${WORDS.join(', ')} (info)`, must: `${WORDS.slice(0, -1).join(', ')} or ${WORDS.at(-1)}` }),
  SHINAR_METRICS_TOKEN: text('a token that gives access to /metrics'),
  SHINAR_BOT_THREADS: count(CORES, 'threads for bots'),
  SHINAR_BOT_PACE: count(600, 'milliseconds a bot waits before it moves'),
  SHINAR_REQUESTS_A_MINUTE: count(600, 'requests per address'),
  SHINAR_GUESTS_AN_HOUR: count(60, 'new guests per address'),
  SHINAR_MESSAGES_A_SECOND: count(30, 'messages per person'),
  SHINAR_TABLES_EACH: count(50, 'tables one person may host'),
  SHINAR_SOCKETS_EACH: count(20, 'sockets per person'),
  SHINAR_GUESTS_EXPIRE: count(365, 'days until absent guests are deleted; 0 is never'),
  SHINAR_CHAT_EXPIRES: count(365, 'days for which chat is kept; 0 is for ever'),
  SHINAR_TABLES_EXPIRE: count(30, 'days until a table that has not begun is closed; 0 is never'),
  SHINAR_PUSH_PUBLIC: text('one of the two keys for web push'),
  SHINAR_PUSH_PRIVATE: text('the other'),
  SHINAR_SMTP: text('smtps://user:password@host, to send emails'),
  SHINAR_MAIL_FROM: text('the sender of emails'),
  SHINAR_WEBHOOKS: flag('lets people have notifications sent to an https address of their own'),
});

const toldOf = (name: string): Told => Environment.shape[name as keyof typeof Environment.shape].meta() as unknown as Told;

/** Every setting and what it is for, one line each. */
export const SETTINGS = Object.keys(Environment.shape)
  .map((name) => `  ${name.padEnd(26)}${toldOf(name).about}`)
  .join('\n');

/** A wrong setting; the message has a sentence for each one. */
export class WrongSetting extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Throws a WrongSetting that names all of them. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith('SHINAR_') && value !== ''));
  const { data, error } = Environment.safeParse(given);
  if (error) {
    const names = [...new Set(error.issues.map(({ path }) => String(path[0])))];
    throw new WrongSetting(names.map((name) => `${name} must be ${toldOf(name).must}, not “${given[name]}”.`).join('\n'));
  }
  const push = data.SHINAR_PUSH_PUBLIC && data.SHINAR_PUSH_PRIVATE;
  return {
    host: data.SHINAR_HOST,
    port: data.SHINAR_PORT,
    /** The address people use; without it, whichever host a request names. */
    origin: data.SHINAR_ORIGIN?.replace(/\/$/, ''),
    proxy: data.SHINAR_PROXY,
    data: resolve(data.SHINAR_DATA),
    database: data.SHINAR_DATABASE,
    reads: data.SHINAR_DATABASE_READS,
    connections: data.SHINAR_CONNECTIONS,
    patience: data.SHINAR_DATABASE_PATIENCE,
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
    /** In days; 0 means never. */
    expire: { guests: data.SHINAR_GUESTS_EXPIRE, chat: data.SHINAR_CHAT_EXPIRES, tables: data.SHINAR_TABLES_EXPIRE },
    notices: {
      push: push ? { publicKey: data.SHINAR_PUSH_PUBLIC ?? '', privateKey: data.SHINAR_PUSH_PRIVATE ?? '' } : undefined,
      mail: data.SHINAR_SMTP ? { smtp: data.SHINAR_SMTP, from: data.SHINAR_MAIL_FROM ?? 'shinar@localhost' } : undefined,
      webhook: data.SHINAR_WEBHOOKS,
    },
  };
}
