import { type BoardProps, BoardSvg, Piece, Target } from '@shinar/table';
import { POOL_NAMES } from '../rules/board.ts';
import type { Marsh } from '../rules/index.ts';
import { poolToken } from '../words/tokens.ts';
import type { MarshWords } from '../words/words.ts';
import { pointOf, SIZE } from './layout.ts';

export function Board(props: BoardProps<Marsh, MarshWords>) {
  const { seats, state, words } = props;
  return (
    <BoardSvg width={SIZE} height={SIZE} label={words.messages.board}>
      {POOL_NAMES.map((name, pool) => {
        const { x, y } = pointOf(pool);
        const boat = seats[state.boat.indexOf(pool)];
        return (
          <Target key={name} token={poolToken(pool)} label={words.pool(pool, state)} board={props} transform={`translate(${x} ${y})`}>
            <circle r={38} />
            <text textAnchor="middle">{state.reeds[pool]}</text>
            {boat !== undefined && <Piece look={boat} radius={20} />}
          </Target>
        );
      })}
    </BoardSvg>
  );
}
