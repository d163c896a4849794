import type { Assyria } from '@shinar/assyria';
import type { BoardProps } from '../game-ui.ts';
import type { AssyriaWords } from './words.ts';

/** What every part of the board is handed. */
export type Props = BoardProps<Assyria, AssyriaWords>;
