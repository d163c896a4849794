import type { BoardProps } from '@shinar/table';
import type { Assyria } from '../rules/index.ts';
import type { AssyriaWords } from '../words/words.ts';

/** What every part of the board is handed. */
export type Props = BoardProps<Assyria, AssyriaWords>;
