import { type Facts, InputError } from '@shinar/core';
import type { Messages } from '../i18n/en/index.ts';
import { useMessages } from '../i18n/messages.tsx';

/** A fault of data from outside as a sentence; other faults in their own words. */
export function faultText(error: Error, { faults }: Messages): string {
  if (!(error instanceof InputError)) return error.message;
  const { path, reason, clause, facts = {} } = error.fault;
  const sentence: unknown = Object.hasOwn(faults, reason) ? faults[reason as keyof typeof faults] : undefined;
  const text = typeof sentence === 'function' ? (sentence as (facts: Facts) => string)(facts) : faults.unknown;
  return [`${faults.at(path)}:`, text, clause === undefined ? '' : `(${clause})`].filter((part) => part !== '').join(' ');
}

/** A page that says what went wrong, and leads home. */
export function Fault({ title, error }: { readonly title: string; readonly error?: Error }) {
  const m = useMessages();
  return (
    <main className="page">
      <h1>{title}</h1>
      {error !== undefined && <p role="alert">{faultText(error, m)}</p>}
      <a className="button" href="#/">
        {m.home}
      </a>
    </main>
  );
}
