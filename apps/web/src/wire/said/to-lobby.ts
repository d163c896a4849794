import { hashOf } from '../../base/routes/routes.ts';
import type { Messages } from '../../base/words/en/index.ts';

/** The link from a table at the server to all of them. */
export const toLobby = ({ online }: Messages) => ({ href: hashOf({ page: 'lobby', game: undefined }), name: online.lobby.title });
