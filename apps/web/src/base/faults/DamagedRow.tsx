import { useState } from 'react';
import { Ask } from '../dialogs/Ask.tsx';
import { useMishapWords } from '../words/mishaps.ts';
import type { KeptThing } from './kept-here.ts';

interface DamagedRowProps {
  readonly kept: Required<KeptThing>;
  /** Asked before deleting it. */
  readonly question: string;
  onDropped(): void;
}

/** An entry that can't be opened, in a list of kept things. */
export function DamagedRow({ kept, question, onDropped }: DamagedRowProps) {
  const words = useMishapWords();
  const [dropping, setDropping] = useState(false);
  return (
    <li>
      <span className="kept-link fault">{words.cannotOpen}</span>
      <button type="button" className="quiet" onClick={() => void kept.save()}>
        {words.save}
      </button>
      <button type="button" className="quiet" onClick={() => setDropping(true)}>
        {words.drop}
      </button>
      {dropping && (
        <Ask title={words.drop} question={question} onYes={() => void kept.drop().then(onDropped)} onClose={() => setDropping(false)} />
      )}
    </li>
  );
}
