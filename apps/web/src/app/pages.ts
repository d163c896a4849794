import { gameOfTable, loadGame } from '../games/index.ts';
import { Loader } from './load.ts';
import type { Route } from './routes.ts';

/** The pages beside the start page. */
export const pages = new Loader({
  new: () => import('./SetUp.tsx').then(({ SetUp }) => SetUp),
  table: () => import('../table/TablePage.tsx').then(({ TablePage }) => TablePage),
});

/** Everything that a route needs, side by side. */
export async function loadRoute(route: Route): Promise<void> {
  if (route.page === 'start') return;
  const game = route.page === 'new' ? route.game : gameOfTable(route.id);
  await Promise.all([pages.get(route.page), game && loadGame(game)]);
}
