import type { BoardDraft } from '@shinar/table';

/** The name of a board, as records have it. */
export const nameIn = (draft: BoardDraft): string => ('name' in draft && typeof draft.name === 'string' ? draft.name : '');

/** What somebody types, as such a name. */
export const nameFrom = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
