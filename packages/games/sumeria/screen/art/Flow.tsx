import { useEffect, useMemo, useRef } from 'react';
import type { Layout, Point } from '../layout.ts';
import { stretchesOf } from '../map/stretches.ts';
import './flow.css';

/** A table that has been quiet for so long comes to life for a while, then rests: nobody's battery pays for it. In milliseconds. */
const QUIET = 2500;
const LASTS = 12_000;
/** Units of the land a second. */
const SPEED = 26;
/** From the middle of the river to where glints glide, and how far on their way they are before they start. */
const GLINTS = [
  { aside: -9, late: 0 },
  { aside: 11, late: 0.35 },
  { aside: 1, late: 0.7 },
];
/** The part of its way in which a glint comes and goes. */
const FADE = 0.2;

interface FlowProps {
  readonly layout: Layout;
  readonly step: number;
  readonly pace: number;
}

/** Light that drifts down the river after a step. It lies over the board and is only shifted, so that nothing is painted anew. */
export function Flow({ layout, step, pace }: FlowProps) {
  const water = useRef<HTMLDivElement>(null);
  const glints = useMemo(() => stretchesOf(layout).flatMap((stretch) => GLINTS.map((glint) => ({ stretch, ...glint }))), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step sets it going again.
  useEffect(() => {
    const drawn = water.current;
    if (pace === 0 || drawn === null) return;
    let flowing: Animation[] = [];
    const start = setTimeout(() => {
      flowing = glints.map(({ stretch, aside, late }, i) => glide(drawn.children[i]!, layout, stretch, aside, late));
    }, QUIET);
    return () => {
      clearTimeout(start);
      for (const animation of flowing) animation.cancel();
    };
  }, [glints, step, pace]);
  return (
    <div className="sumeria-flow" aria-hidden="true">
      <div
        ref={water}
        style={{ width: `min(100cqw, ${(layout.width / layout.height) * 100}cqh)`, aspectRatio: layout.width / layout.height }}
      >
        {glints.map(({ stretch, aside }) => (
          <i key={`${stretch[0]!.x} ${stretch[0]!.y} ${aside}`} />
        ))}
      </div>
    </div>
  );
}

function glide(glint: Element, layout: Layout, stretch: readonly Point[], aside: number, late: number): Animation {
  const [first, last] = [stretch[0]!, stretch.at(-1)!];
  const duration = (Math.hypot(last.x - first.x, last.y - first.y) / SPEED) * 1000;
  const frames = stretch.map((point, i) => {
    const [before, after] = [stretch[Math.max(0, i - 1)]!, stretch[Math.min(stretch.length - 1, i + 1)]!];
    const turn = Math.atan2(after.y - before.y, after.x - before.x);
    const [x, y] = [point.x - Math.sin(turn) * aside, point.y + Math.cos(turn) * aside];
    const [left, top] = [(x / layout.width) * 100, (y / layout.height) * 100];
    const way = i / (stretch.length - 1);
    return {
      transform: `translate(${left.toFixed(2)}cqw, ${top.toFixed(2)}cqh) rotate(${turn.toFixed(3)}rad)`,
      opacity: Math.min(1, way / FADE, (1 - way) / FADE),
    };
  });
  return glint.animate(frames, { duration, delay: late * duration, iterations: Math.round(LASTS / duration) });
}
