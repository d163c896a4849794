/** The server behind this page: requests typed and checked by the routes of the protocol, and why they fail. */
import type { AnswerOf, CallOf, Failure, ROUTES } from '@shinar/protocol';

type Routes = typeof ROUTES;
type Given<Name extends keyof Routes> = unknown extends CallOf<Routes[Name]> ? [] : [CallOf<Routes[Name]>];

/** What the server says, or that it cannot be reached. */
export type Trouble = Failure | { readonly code: 'no-connection' };

export class Refused extends Error {
  readonly trouble: Trouble;
  /** What was answered, if anything was. */
  readonly status: number | undefined;

  constructor(trouble: Trouble, status?: number) {
    super(trouble.code);
    this.trouble = trouble;
    this.status = status;
  }
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 30_000;

/** Addresses are beside the page, wherever it is served. */
export const addressOf = (path: string): URL => new URL(path, window.location.href.split('#')[0]);

/** Asks a route by its name: `call('join', { params: { table }, body: {} })`. Throws Refused. */
export async function call<Name extends keyof Routes>(name: Name, ...[given]: Given<Name>): Promise<AnswerOf<Routes[Name]>> {
  const { TABLE_ROUTES, requestOf, answerOf } = await loadProtocol();
  const routes: Partial<Routes> = name in TABLE_ROUTES ? TABLE_ROUTES : (await import('./protocol-company.ts')).COMPANY_ROUTES;
  const route = routes[name] as Routes[Name];
  const { method, path, body } = requestOf(route, given);
  const answer = await fetch(addressOf(path.slice(1)), {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(unreachable);
  const json = answer.status === 204 ? undefined : await jsonOf(answer);
  try {
    return answerOf(route, json);
  } catch (error) {
    console.warn(`The server does not answer ${path} as this page expects:`, error);
    throw new Refused({ code: 'failed' }, answer.status);
  }
}

/** A part of the app that doesn't load is a mishap, not a failed request. */
const loadProtocol = (): Promise<typeof import('./protocol.ts')> => import('./protocol.ts');

function unreachable(): never {
  throw new Refused({ code: 'no-connection' });
}

/** What was answered, unless it is a refusal. What stands between us and the server may answer in its own way. */
async function jsonOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const json: unknown = isJson ? await answer.json().catch(() => undefined) : undefined;
  if (answer.ok && json !== undefined) return json;
  const { Failure } = await loadProtocol();
  const failure = Failure.safeParse(json).data;
  throw new Refused(failure ?? { code: 'no-connection' }, answer.status);
}

/** Undefined if a request fails that nobody waits for: it is made again later. */
export const ifAnswered = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch((error: unknown) => void troubleOf(error));

/** The trouble of a request that failed; any other error is one of ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble;
  throw error;
}
