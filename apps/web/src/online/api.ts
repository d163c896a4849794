/** The server behind this page: requests, and why they fail. */
import type { Failure } from '@shinar/protocol';

/** What the server says, or that it cannot be reached. */
export type Trouble = Failure | { readonly code: 'no-connection' };

export class Refused extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Addresses are beside the page, wherever it is served. */
export const addressOf = (path: string): URL => new URL(path, window.location.href.split('#')[0]);

/** Throws Refused. */
export async function call<T>(method: Method, path: `api/${string}`, body?: object): Promise<T> {
  const answer = await fetch(addressOf(path), {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused({ code: 'no-connection' });
  });
  if (answer.status === 204) return undefined as T;
  const json: unknown = isJson(answer) ? await answer.json() : undefined;
  if (json === undefined) throw new Refused({ code: 'no-connection' });
  if (!answer.ok) throw new Refused(json as Failure);
  return json as T;
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

/** Nothing where a request fails that nobody waits for: it is made again later. */
export const ifAnswered = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch((error: unknown) => void troubleOf(error));

/** The trouble of a request that failed; any other error is one of ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble;
  throw error;
}
