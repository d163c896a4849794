import { noticesRoutes } from './notices.ts';
import { operatorsRoutes } from './operators.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { programsRoutes } from './programs.ts';
import { tablesRoutes } from './tables.ts';
import { togetherRoutes } from './together.ts';

/** Every route of the server, by a name of its own. */
export const ROUTES = {
  ...peopleRoutes,
  ...tablesRoutes,
  ...playRoutes,
  ...noticesRoutes,
  ...togetherRoutes,
  ...operatorsRoutes,
  ...programsRoutes,
};
