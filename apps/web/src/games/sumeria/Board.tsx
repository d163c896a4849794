import type { BoardData, Sumeria } from '@shinar/sumeria';
import { useMemo } from 'react';
import type { BoardProps } from '../game-ui.ts';
import { layoutOf } from './layout.ts';
import { Row } from './Row.tsx';
import { StatesMap } from './StatesMap.tsx';
import type { SumeriaWords } from './words.ts';
import './sumeria.css';

export function Board(props: BoardProps<Sumeria, SumeriaWords>) {
  const { game, wide } = props;
  const layout = useMemo(() => layoutOf(game.board.data as BoardData, wide), [game, wide]);
  return (
    <div className="sumeria">
      <Row {...props} />
      <StatesMap {...props} layout={layout} />
    </div>
  );
}
