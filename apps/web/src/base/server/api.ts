/** The server behind this page: requests typed and checked by the protocol's routes, and why they fail. */
import type { AnswerOf, CallOf, Failure, ROUTES } from '@shinar/protocol';

type Routes = typeof ROUTES;
type Given<Name extends keyof Routes> = unknown extends CallOf<Routes[Name]> ? [] : [CallOf<Routes[Name]>];

/** What the server says, or that it can't be reached. */
export type Trouble = Failure | { readonly code: 'no-connection' };

export class Refused extends Error {
  readonly trouble: Trouble;
  /** The status of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(trouble: Trouble, status?: number) {
    super(trouble.code);
    this.trouble = trouble;
    this.status = status;
  }
}

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

/** Addresses are relative to the page, wherever it is served. */
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

/** The answer, unless it is a refusal. A proxy in between may answer in its own way. */
async function jsonOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const json: unknown = isJson ? await answer.json().catch(() => undefined) : undefined;
  if (answer.ok && json !== undefined) return json;
  const { Failure } = await loadProtocol();
  const failure = Failure.safeParse(json).data;
  throw new Refused(failure ?? { code: 'no-connection' }, answer.status);
}

/** Undefined if the request fails: nobody waits for it, and it is made again later. */
export const ifAnswered = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch((error: unknown) => void troubleOf(error));

/** Why a request failed; rethrows any other error, as it is ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble;
  throw error;
}
