import type { Gain } from '@shinar/bots';
import type { GameTypes } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { useMessages } from '../base/words/messages.ts';
import { useSigned } from '../base/words/numbers.ts';
import { isNoticeable, reasonsOf } from './reasons.ts';

/** What a step gains and costs, in points under their headings: "huts +2.1, camels -0.8 and strongest rival -1.2"; empty if there is nothing to say. */
export function useReasons<G extends GameTypes>(words: GameWords<G>): (gain: Gain | undefined) => string {
  const { and, hints } = useMessages();
  const signed = useSigned();
  return (gain) => {
    if (gain === undefined) return '';
    const { reasons, rival } = gain;
    return and([
      ...reasonsOf((feature) => words.reason?.(feature), reasons).map(({ heading, points }) => hints.reason(heading, signed(points))),
      ...(isNoticeable(rival) ? [hints.reason(hints.rival, signed(rival))] : []),
    ]);
  };
}
