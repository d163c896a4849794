import type { Token } from '@shinar/table';
import { useLayoutEffect, useState } from 'react';
import type { Props } from './props.ts';

/** Picks tokens one after the other, as the table takes them; an earlier pick that is in the way is taken back. */
export function usePickRow({ chosen, onPick }: Props): (tokens: readonly Token[]) => void {
  const [row, setRow] = useState<readonly Token[]>([]);

  useLayoutEffect(() => {
    const [next, ...rest] = row;
    if (next === undefined) return;
    setRow(rest);
    onPick(next);
  });

  return (tokens) => {
    const begun = chosen.every((token) => tokens.includes(token)) && chosen[0] === tokens[0];
    const open = tokens.filter((token) => !chosen.includes(token));
    setRow(chosen.length === 0 || begun ? open : [chosen[0]!, ...tokens]);
  };
}
