import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { ExampleBoard } from './ExampleBoard.tsx';
import { Inline, type RulesContext } from './Inline.tsx';

/** The example of a clause: in words, and on the board for whoever wants to see it. */
export function ExampleFigure({ clause, text, ...context }: RulesContext & { readonly clause: string; readonly text: string }) {
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
      {open && <ExampleBoard game={context.game} clause={clause} />}
    </figure>
  );
}
