import { InputError } from '@shinar/core';
import { useEffect } from 'react';
import { useLoading } from '../load/load.ts';
import { hashOf, useRoute } from '../routes/routes.ts';
import { useTitle } from '../routes/title.ts';
import { Unread } from '../storage/shelf.ts';
import { useMishapWords } from '../words/mishaps.ts';
import { DamagedGame } from './DamagedGame.tsx';
import { keptAt } from './kept-here.ts';
import { causeOf, loadUpdate } from './mishaps.ts';

export interface MishapProps {
  readonly error: unknown;
  onRetry(): void;
}

/** How long the page announces its reload beforehand, in milliseconds. */
const TOLD = 1500;

/** What happened, in plain words; loads a newer app by itself. */
export function useMishapText(error: unknown, broken: string): string {
  const words = useMishapWords();
  const { value: cause } = useLoading(causeOf, error);
  useEffect(() => {
    if (cause !== 'updating') return;
    const timer = setTimeout(loadUpdate, TOLD);
    return () => clearTimeout(timer);
  }, [cause]);
  return cause === undefined ? '' : cause === 'broken' ? broken : words[cause];
}

/** Replaces a page that broke: what happened, and where to go. */
export function Mishap({ error, onRetry }: MishapProps) {
  const words = useMishapWords();
  const route = useRoute();
  const text = useMishapText(error, words.broken);
  useTitle(words.title);
  if (error instanceof InputError) return <DamagedGame error={error} route={route} />;
  return (
    <main className="page">
      <h1>{words.title}</h1>
      <p role="alert">{text}</p>
      <div className="card-buttons">
        <button type="button" className="primary" onClick={onRetry}>
          {words.retry}
        </button>
        {!(error instanceof Unread) && <SaveGame />}
        {route.page !== 'start' && (
          <a className="button" href={hashOf({ page: 'start' })}>
            {words.home}
          </a>
        )}
      </div>
      <details className="mishap-details">
        <summary>{words.details}</summary>
        <code>{String(error)}</code>
      </details>
    </main>
  );
}

/** Replaces part of a page. */
export function SmallMishap({ error, onRetry }: MishapProps) {
  const words = useMishapWords();
  const text = useMishapText(error, `${words.title}.`);
  return (
    <div role="alert">
      <p className="fault">{text}</p>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}

/** At a table, the game can be saved whatever happens to the page. */
export function SaveGame() {
  const words = useMishapWords();
  const kept = keptAt(useRoute());
  return (
    kept && (
      <button type="button" onClick={() => void kept.save()}>
        {words.save}
      </button>
    )
  );
}
