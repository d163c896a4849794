import { type Apart, type Gain, reasonIn } from '@shinar/bots';
import type { GameTypes } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { useMessages } from '../base/words/messages.ts';

/** A step less than this far behind counts as just as good. */
const EVEN = 0.01;

/** Why a step is better or worse than another, in a sentence or two; says so if there is nothing to say. */
export function useReasons<G extends GameTypes>(words: GameWords<G>): (gain: Gain | undefined, apart: Apart) => string {
  const { and, hints: m } = useMessages();
  const about = (points: number): string => m.points(Math.round(Math.abs(points)));
  return (gain, apart) => {
    const { own, rival, end } = reasonIn((group) => words.reason?.(group), gain, apart);
    const said = [
      own && (own.points > 0 ? m.more : m.less)(about(own.points), and(own.headings)),
      rival !== undefined && (rival > 0 ? m.rivalMore : m.rivalLess)(about(rival)),
      end !== undefined && (end > 0 ? m.ahead : m.behind)(about(end)),
    ].filter((part) => typeof part === 'string');
    if (said.length > 0) return said.join(' ');
    return Math.abs(apart.share) < EVEN ? m.even : m.deeper;
  };
}
