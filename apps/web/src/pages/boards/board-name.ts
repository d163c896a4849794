import type { BoardDraft } from '@shinar/table';

/** The name of a board, as in records. */
export const nameIn = (draft: BoardDraft): string => ('name' in draft && typeof draft.name === 'string' ? draft.name : '');
