import type { BoardProps } from '@shinar/table';
import { lift, Piece } from '@shinar/table';
import { useLayoutEffect, useRef } from 'react';
import type { AfterTheFlood } from '../../rules/index.ts';
import type { FloodWords } from '../../words/words.ts';

/** The pips of a die, by row and column from -1 to 1. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const SIZE = 64;

/** The last roll, in the empty south-west: it tumbles once. */
export function Dice({ events, seats, step, pace }: BoardProps<AfterTheFlood, FloodWords>) {
  const element = useRef<SVGGElement>(null);
  const rolled = events.find((event) => event.type === 'rolled');
  useLayoutEffect(() => {
    if (element.current === null || pace === 0 || step === 0) return;
    const way = [
      { x: 0, y: 0, shape: 'rotate(-200deg) scale(.4)', opacity: 0 },
      { x: 0, y: 0, shape: 'rotate(0) scale(1)', opacity: 1 },
    ];
    return lift(element.current, way, { duration: pace, easing: 'ease-out' });
  }, [step, pace]);
  if (rolled === undefined) return null;
  const { dice, need, hit, seat } = rolled;
  return (
    <g className={`flood-dice ${hit ? 'flood-won' : 'flood-lost'}`} transform="translate(236 930)">
      <rect className="flood-plate" x={-98} y={-60} width={196} height={150} rx={14} />
      <g ref={element}>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two dice are told apart by nothing else.
          <g key={i} transform={`translate(${i * 80 - 40} -14)`}>
            <rect className="flood-die" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx={12} />
            {PIPS[die]!.map(([x, y]) => (
              <circle key={`${x} ${y}`} className="flood-pip" cx={x * 17} cy={y * 17} r={6.5} />
            ))}
          </g>
        ))}
      </g>
      <g transform="translate(-72 56)">
        <Piece look={seats[seat]!} radius={16} />
      </g>
      <text className="flood-title" style={{ fontSize: 30 }} x={16} y={66} textAnchor="middle">
        {`${dice[0] + dice[1]} ${hit ? '≥' : '<'} ${need}`}
      </text>
    </g>
  );
}
