import { useState } from 'react';
import { Guard } from '../../base/faults/Guard.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import { useMessages } from '../../base/words/messages.ts';
import { ExampleBoard } from './ExampleBoard.tsx';
import type { examples } from './examples.ts';
import { Inline, type RulesContext } from './Inline.tsx';

interface ExampleFigureProps extends RulesContext {
  readonly clause: string;
  readonly text: string;
  readonly from: typeof examples;
}

/** The example of a clause: in words, and on the board on request. */
export function ExampleFigure({ clause, text, from, ...context }: ExampleFigureProps) {
  const { rules } = useMessages();
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  return (
    <figure className="example">
      <figcaption>
        <b>{rules.example}</b> <Inline text={text} {...context} />
      </figcaption>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? rules.hide : rules.show}
      </button>
      {open && (
        <Guard Instead={SmallMishap}>
          <ExampleBoard game={context.game} clause={clause} from={from} />
        </Guard>
      )}
    </figure>
  );
}
