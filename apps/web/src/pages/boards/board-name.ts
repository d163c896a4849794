import type { BoardDraft } from '@shinar/table';

/** The name of a board, as records have it. */
export const nameIn = (draft: BoardDraft): string => ('name' in draft && typeof draft.name === 'string' ? draft.name : '');
