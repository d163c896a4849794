/** Settings on their way to the server, one after another so that the last one counts. What is still on its way when a page closes, the next page sends again before it asks for anything. */
import type { Request } from '@shinar/protocol';
import { dropEntry, readFieldsOf, writeEntry } from '../storage/storage.ts';
import { send } from './send.ts';

const LEFT = 'shinar-unsaved';
/** Settings left longer ago than this are out of date, in milliseconds. */
const LATE = 60_000;

interface Saving {
  readonly request: Request;
  /** Sends it, unless that has been done. */
  begin(): Promise<Response>;
}

let unanswered: readonly Saving[] = [];
let last: Promise<unknown> = Promise.resolve();
/** Whose settings they are. */
let by: string | undefined;

/** Resolves once everything saved has been answered. */
export const saved = (): Promise<unknown> => last;

/** Sends a request once those before it have been answered. */
export async function inTurn(request: Request): Promise<Response> {
  let sent: Promise<Response> | undefined;
  const saving = {
    request,
    begin: () => {
      sent ??= send(request);
      return sent;
    },
  };
  unanswered = [...unanswered, saving];
  window.addEventListener('pagehide', leave);
  const answer = last.then(saving.begin).finally(() => {
    unanswered = unanswered.filter((other) => other !== saving);
  });
  last = answer.catch(toldToSaver);
  return answer;
}

/** The page is closing, so nothing can wait: sends everything, and notes it for the next page. */
function leave(): void {
  for (const { begin } of unanswered) begin().catch(toldToSaver);
  const left = unanswered.map(({ request }) => request);
  if (left.length > 0) writeEntry(LEFT, JSON.stringify({ by, at: Date.now(), left }));
}

/** The caller has its own promise, which is rejected. */
function toldToSaver(): void {}

/** Sets who is using this device, and sends what an earlier page of theirs has left. */
export function saveAs(person: string | undefined): void {
  if (person === by) return;
  by = person;
  const kept = readFieldsOf(LEFT);
  dropEntry(LEFT);
  if (person === undefined || kept.by !== person || !(Date.now() - Number(kept.at) < LATE) || !Array.isArray(kept.left)) return;
  for (const request of kept.left.filter(isRequest)) inTurn(request).catch(toldToSaver);
}

const isRequest = (kept: Partial<Request> | null): kept is Request => typeof kept?.method === 'string' && typeof kept.path === 'string';
