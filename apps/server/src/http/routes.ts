import { noticeRoutes } from './notices.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import type { Route } from './route.ts';
import { tableRoutes } from './tables.ts';
import { togetherRoutes } from './together.ts';

export const ROUTES: readonly Route[] = [...peopleRoutes, ...tableRoutes, ...playRoutes, ...noticeRoutes, ...togetherRoutes];
