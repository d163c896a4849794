import type { Gain } from '@shinar/bots';
import type { GameTypes } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { useMessages } from '../base/words/messages.ts';
import { headingsOf, isNoticeable } from './reasons.ts';

/** Behind by less than this of the win, a step is as good as another. */
const EVEN = 0.01;

/** Why a step is better or worse than another, in a sentence or two. `apart` is by how much of the win. */
export function useReasons<G extends GameTypes>(words: GameWords<G>): (gain: Gain | undefined, apart: number) => string {
  const { and, hints: m } = useMessages();
  const about = (points: number): string => m.points(Math.round(Math.abs(points)));
  return (gain, apart) => {
    const { points = 0, reasons = [], rival = 0 } = gain ?? {};
    const headings = headingsOf((feature) => words.reason?.(feature), reasons, points);
    const said = [
      isNoticeable(points) && headings.length > 0 ? (points > 0 ? m.more : m.less)(about(points), and(headings)) : '',
      isNoticeable(rival) && rival * points <= 0 ? (rival > 0 ? m.rivalMore : m.rivalLess)(about(rival)) : '',
    ].filter((part) => part !== '');
    if (said.length > 0) return said.join(' ');
    return Math.abs(apart) < EVEN ? m.even : m.deeper;
  };
}
