import { clubsRoutes } from './clubs.ts';
import { companyRoutes } from './company.ts';
import { noticesRoutes } from './notices.ts';
import { operatorsRoutes } from './operators.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { programsRoutes } from './programs.ts';
import { tablesRoutes } from './tables.ts';
import { togetherRoutes } from './together.ts';
import { tournamentsRoutes } from './tournaments.ts';

/** What every page connected to a server may need. */
export const TABLE_ROUTES = { ...peopleRoutes, ...tablesRoutes, ...playRoutes, ...noticesRoutes, ...togetherRoutes };
/** Loaded only where people look for each other, operate the server, or write programs. */
export const COMPANY_ROUTES = { ...companyRoutes, ...tournamentsRoutes, ...clubsRoutes, ...operatorsRoutes, ...programsRoutes };
/** Every route of the server by name. */
export const ROUTES = { ...TABLE_ROUTES, ...COMPANY_ROUTES };
