import { type Facts, InputError } from '@shinar/core';
import { useTitle } from '../routes/title.ts';
import type { Messages } from '../words/en/index.ts';
import { useMessages } from '../words/messages.ts';

/** A fault in data from outside as a sentence; other errors in their own words. */
export function faultText(error: Error, { faults, label }: Messages): string {
  if (!(error instanceof InputError)) return error.message;
  const { path, reason, clause, facts = {} } = error.fault;
  const sentence: unknown = Object.hasOwn(faults, reason) ? faults[reason as keyof typeof faults] : undefined;
  const text = typeof sentence === 'function' ? (sentence as (facts: Facts) => string)(facts) : faults.unknown;
  return label(faults.at(path), clause === undefined ? text : `${text} (${clause})`);
}

interface FaultProps {
  readonly title: string;
  readonly error?: Error;
  /** Where the link leads; home by default. */
  readonly way?: { readonly href: string; readonly name: string };
}

/** A page that says what went wrong, and leads on. What the browser says of a broken link helps nobody. */
export function Fault({ title, error, way }: FaultProps) {
  const m = useMessages();
  useTitle(title);
  return (
    <main className="page">
      <h1>{title}</h1>
      {error instanceof InputError && <p role="alert">{faultText(error, m)}</p>}
      <a className="button" href={way?.href ?? '#/'}>
        {way?.name ?? m.home}
      </a>
    </main>
  );
}
