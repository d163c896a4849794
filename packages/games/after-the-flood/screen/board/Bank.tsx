import type { BoardProps } from '@shinar/table';
import { type AfterTheFlood, GOODS } from '../../rules/index.ts';
import { capital, type FloodWords } from '../../words/words.ts';
import { GoodIcon } from '../art/GoodIcon.tsx';
import type { Layout } from '../layout.ts';

/** What the bank has of each good. */
export function Bank({ board, layout }: { readonly board: BoardProps<AfterTheFlood, FloodWords>; readonly layout: Layout }) {
  const { state, preview, words } = board;
  const { x, y, width, height } = layout.bank;
  const after = preview?.state ?? state;
  const inOneRow = width > height * 6;
  const columns = inOneRow ? GOODS.length : GOODS.length / 2;
  const head = inOneRow ? 0 : layout.name + 13;
  const left = inOneRow ? 124 : 8;
  const step = (width - left - 8) / columns;
  const row = (height - head) / (inOneRow ? 1 : 2);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="flood-tablet flood-plain" width={width} height={height} rx={14} />
      <text className="flood-title" style={{ fontSize: layout.name }} x={16} y={inOneRow ? height / 2 + 9 : layout.name + 4}>
        {words.messages.board.bank}
      </text>
      {GOODS.map((name, good) => {
        const count = Math.max(0, after.bank[good]!);
        const across = left + (good % columns) * step + step * 0.32;
        const down = head + Math.floor(good / columns) * row + row / 2 - (inOneRow ? 0 : 2);
        return (
          <g
            key={name}
            transform={`translate(${across} ${down})`}
            className={count === 0 ? 'flood-none' : ''}
            data-tip={capital(words.good(good))}
          >
            <GoodIcon good={good} radius={18} />
            <text
              className={`flood-count ${count === state.bank[good] ? '' : 'flood-changed'}`}
              style={{ fontSize: layout.small + 2 }}
              x={24}
              y={8}
            >
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
