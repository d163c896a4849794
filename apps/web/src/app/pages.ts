import type { ComponentType } from 'react';
import { gameOfTable, loadGame } from '../games/index.ts';
import { Loader } from './load.ts';
import type { Route } from './routes.ts';
import { Start } from './Start.tsx';
import { currentSettings } from './settings.ts';

/** Each page is given the rest of its route. */
type Pages = { [R in Route as R['page']]: ComponentType<Omit<R, 'page'>> };

export const pages = new Loader<Pages>({
  start: async () => Start,
  new: () => import('./SetUp.tsx').then(({ SetUp }) => SetUp),
  rules: () => import('../rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  learn: () => import('../tutorial/LearnPage.tsx').then(({ LearnPage }) => LearnPage),
  table: () => import('../table/TablePage.tsx').then(({ TablePage }) => TablePage),
  analysis: () => import('../analysis/AnalysisPage.tsx').then(({ AnalysisPage }) => AnalysisPage),
  puzzles: () => import('../puzzles/PuzzlesPage.tsx').then(({ PuzzlesPage }) => PuzzlesPage),
  explore: () => import('../explore/ExplorePage.tsx').then(({ ExplorePage }) => ExplorePage),
  shared: () => import('../analysis/SharedPage.tsx').then(({ SharedPage }) => SharedPage),
  online: () => import('../online/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage),
  lobby: () => import('../online/Lobby.tsx').then(({ Lobby }) => Lobby),
  me: () => import('../online/MePage.tsx').then(({ MePage }) => MePage),
  link: () => import('../online/LinkPage.tsx').then(({ LinkPage }) => LinkPage),
  leaders: () => import('../online/LeadersPage.tsx').then(({ LeadersPage }) => LeadersPage),
});

/** Everything that a route needs, side by side. */
export async function loadRoute(route: Route): Promise<void> {
  const game = 'game' in route ? route.game : 'id' in route && route.id !== undefined ? gameOfTable(route.id) : undefined;
  await Promise.all([pages.get(route.page), game && loadGame(game).then(({ words }) => words(currentSettings().language, []))]);
}
