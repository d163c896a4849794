/** The routes with their schemas, for a page that came with none: zod is large, so all of it is loaded with the first request. */
import { config } from 'zod/mini';

export { answerOf, Failure, requestOf, ServerMessage, TABLE_ROUTES } from '@shinar/protocol';

// The page's policy lets nothing be compiled at run time; zod would try, and the browser would report it.
config({ jitless: true });
