import type { BoardProps } from '@shinar/table';
import { useMemo } from 'react';
import type { BoardData, Sumeria } from '../rules/index.ts';
import type { SumeriaWords } from '../words/words.ts';
import { Row } from './board/Row.tsx';
import { StatesMap } from './board/StatesMap.tsx';
import { layoutOf } from './layout.ts';
import './board.css';

export function Board(props: BoardProps<Sumeria, SumeriaWords>) {
  const { game, wide, low } = props;
  const layout = useMemo(() => layoutOf(game.board.data as BoardData, wide), [game, wide]);
  return (
    <div className="sumeria" data-low={low}>
      <Row {...props} />
      <StatesMap {...props} layout={layout} />
    </div>
  );
}
