import { useState } from 'react';
import { useRoute } from '../routes/routes.ts';
import { notSaving } from '../storage/storage.ts';
import { useValue } from '../value.ts';
import { useMishapWords } from '../words/mishaps.ts';
import { SaveGame, useMishapText } from './Mishap.tsx';
import { mishap, reload } from './mishaps.ts';

/** What people must know while the page goes on. */
export function Notices() {
  const error = useValue(mishap);
  return (
    <div className="notices">
      <NotSaving />
      {error !== undefined && <WentWrong error={error} />}
    </div>
  );
}

function NotSaving() {
  const words = useMishapWords();
  const shown = useValue(notSaving);
  const { page } = useRoute();
  const [seen, setSeen] = useState(false);
  // A table says itself that it is not saved.
  if (!shown || seen || page === 'table') return null;
  return (
    <div className="notice" role="alert">
      <p>{words.notSaving}</p>
      <button type="button" onClick={() => setSeen(true)}>
        {words.close}
      </button>
    </div>
  );
}

function WentWrong({ error }: { readonly error: unknown }) {
  const words = useMishapWords();
  const text = useMishapText(error, words.hiccup);
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{words.title}.</strong> {text}
      </p>
      <button type="button" onClick={reload}>
        {words.reload}
      </button>
      <SaveGame />
      <button type="button" onClick={() => mishap.set(undefined)}>
        {words.close}
      </button>
    </div>
  );
}
