import type { Gain } from '@shinar/bots';
import type { GameTypes } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { useMessages } from '../base/words/messages.ts';
import { headingsOf, isNoticeable } from './reasons.ts';

/** Behind by less than this of the win, a step is as good as another. */
const EVEN = 0.01;

interface Apart {
  /** By how much of the win, and by how many of the final points. */
  readonly share: number;
  readonly points: number;
}

/** Why a step is better or worse than another, in a sentence or two; where no gain is known, by what they are apart. */
export function useReasons<G extends GameTypes>(words: GameWords<G>): (gain: Gain | undefined, apart: Apart) => string {
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
    if (isNoticeable(apart.points) && apart.points * apart.share > 0) return (apart.points > 0 ? m.ahead : m.behind)(about(apart.points));
    return Math.abs(apart.share) < EVEN ? m.even : m.deeper;
  };
}
