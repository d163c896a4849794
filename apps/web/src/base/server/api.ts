/** The server behind this page: requests typed and checked by the protocol's routes, and why they fail. */
import type { AnswerOf, CallOf, Failure, Request, ROUTES } from '@shinar/protocol';
import { inTurn, saved } from './saving.ts';
import { send } from './send.ts';

type Routes = typeof ROUTES;
type Given<Name extends keyof Routes> = unknown extends CallOf<Routes[Name]> ? [] : [CallOf<Routes[Name]>];

/** What the server says, or that it can't be reached. */
export type Trouble = Failure | { readonly code: 'no-connection' };

/** Once loaded, requests go out at once, even from a page about to close. Failing to load is a mishap, not a failed request. */
let protocol: typeof import('./protocol.ts') | undefined;
let company: typeof import('./protocol-company.ts') | undefined;

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

/** Calls a route by name: `call('join', { params: { table }, body: {} })`. A GET waits for settings being saved, and so reads them. Throws Refused. */
export async function call<Name extends keyof Routes>(name: Name, ...[given]: Given<Name>): Promise<AnswerOf<Routes[Name]>> {
  return ask(name, given, async (request) => {
    if (request.method === 'GET') await saved();
    return send(request);
  });
}

/** The same for a setting: it goes once all earlier ones have been answered, and outlives the page. */
export function save<Name extends keyof Routes>(name: Name, ...[given]: Given<Name>): Promise<AnswerOf<Routes[Name]>> {
  return ask(name, given, inTurn);
}

async function ask<Name extends keyof Routes>(
  name: Name,
  given: CallOf<Routes[Name]> | undefined,
  sendIt: (request: Request) => Promise<Response>,
): Promise<AnswerOf<Routes[Name]>> {
  protocol ??= await import('./protocol.ts');
  const { TABLE_ROUTES, requestOf, answerOf } = protocol;
  if (!(name in TABLE_ROUTES)) company ??= await import('./protocol-company.ts');
  const route = { ...company?.COMPANY_ROUTES, ...TABLE_ROUTES }[name as keyof typeof TABLE_ROUTES] as Routes[Name];
  const { method, path, body } = requestOf(route, given);
  const answer = await sendIt({ method, path, body }).catch(unreachable);
  const json = answer.status === 204 ? undefined : await jsonOf(answer);
  try {
    return answerOf(route, json);
  } catch (error) {
    console.warn(`The server does not answer ${path} as this page expects:`, error);
    throw new Refused({ code: 'failed' }, answer.status);
  }
}

function unreachable(): never {
  throw new Refused({ code: 'no-connection' });
}

/** The answer, unless it is a refusal. A proxy in between may answer in its own way. */
async function jsonOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const json: unknown = isJson ? await answer.json().catch(() => undefined) : undefined;
  if (answer.ok && json !== undefined) return json;
  const failure = protocol?.Failure.safeParse(json).data;
  throw new Refused(failure ?? { code: 'no-connection' }, answer.status);
}

/** Undefined if the request fails: nobody waits for it, and it is made again later. */
export const ifAnswered = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch((error: unknown) => void troubleOf(error));

/** Why a request failed; rethrows any other error, as it is ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble;
  throw error;
}
