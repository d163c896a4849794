import { useEffect, useState } from 'react';
import { hashOf } from '../routes/routes.ts';
import { useMishapWords } from '../words/mishaps.ts';
import { reload } from './mishaps.ts';

const SLOW = 8000;

/** Shown while something loads; offers ways out if that takes long. */
export function Loading() {
  const words = useMishapWords();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status">
      <p>{slow ? words.slow : words.wait}</p>
      {slow && (
        <div className="card-buttons">
          <button type="button" onClick={reload}>
            {words.reload}
          </button>
          <a className="button" href={hashOf({ page: 'start' })}>
            {words.home}
          </a>
        </div>
      )}
    </div>
  );
}
