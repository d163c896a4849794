import type { InputError } from '@shinar/core';
import { useState } from 'react';
import { Ask } from '../dialogs/Ask.tsx';
import { goTo, hashOf, type Route } from '../routes/routes.ts';
import { useMessages } from '../words/messages.ts';
import { useMishapWords } from '../words/mishaps.ts';
import { faultText } from './Fault.tsx';
import { keptAt } from './kept-here.ts';
import { SaveGame } from './Mishap.tsx';

/** Replaces a damaged game: what is wrong with it, and what can be done with what is left. */
export function DamagedGame({ error, route }: { readonly error: InputError; readonly route: Route }) {
  const m = useMessages();
  const words = useMishapWords();
  const [dropping, setDropping] = useState(false);
  const drop = keptAt(route)?.drop;
  return (
    <main className="page">
      <h1>{words.cannotOpen}</h1>
      <p role="alert">{faultText(error, m)}</p>
      <div className="card-buttons">
        <SaveGame />
        {drop !== undefined && (
          <button type="button" onClick={() => setDropping(true)}>
            {words.drop}
          </button>
        )}
        <a className="button primary" href={hashOf({ page: 'start' })}>
          {words.home}
        </a>
      </div>
      {dropping && drop !== undefined && (
        <Ask
          title={words.drop}
          question={m.start.dropAsk}
          onYes={() => void drop().then(() => goTo({ page: 'start' }))}
          onClose={() => setDropping(false)}
        />
      )}
    </main>
  );
}
