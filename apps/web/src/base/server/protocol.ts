/** The routes with their schemas. zod is large, so they are loaded with the first request. */
import { config } from 'zod/mini';

export { answerOf, Failure, requestOf, ServerMessage, TABLE_ROUTES } from '@shinar/protocol';

// The page's policy lets nothing be compiled at run time; zod would try, and the browser would report it.
config({ jitless: true });
