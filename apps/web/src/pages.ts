import type { ComponentType } from 'react';
import { gameOfTable, loadGame } from './base/games/index.ts';
import { Loader } from './base/load/load.ts';
import type { Route } from './base/routes/routes.ts';
import { currentSettings } from './base/settings/settings.ts';
import { Start } from './pages/start/Start.tsx';

/** Each page is given the rest of its route. */
type Pages = { [R in Route as R['page']]: ComponentType<Omit<R, 'page'>> };

export const pages = new Loader<Pages>({
  start: async () => Start,
  new: () => import('./pages/setup/SetUp.tsx').then(({ SetUp }) => SetUp),
  rules: () => import('./pages/rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  aid: () => import('./pages/rules/AidPage.tsx').then(({ AidPage }) => AidPage),
  strategy: () => import('./pages/rules/StrategyPage.tsx').then(({ StrategyPage }) => StrategyPage),
  learn: () => import('./pages/learn/LearnPage.tsx').then(({ LearnPage }) => LearnPage),
  table: () => import('./pages/table/TablePage.tsx').then(({ TablePage }) => TablePage),
  analysis: () => import('./pages/analysis/AnalysisPage.tsx').then(({ AnalysisPage }) => AnalysisPage),
  puzzles: () => import('./pages/puzzles/PuzzlesPage.tsx').then(({ PuzzlesPage }) => PuzzlesPage),
  explore: () => import('./pages/explore/ExplorePage.tsx').then(({ ExplorePage }) => ExplorePage),
  study: () => import('./pages/explore/StudyLinkPage.tsx').then(({ StudyLinkPage }) => StudyLinkPage),
  boards: () => import('./pages/boards/BoardsPage.tsx').then(({ BoardsPage }) => BoardsPage),
  stats: () => import('./pages/stats/StatsPage.tsx').then(({ StatsPage }) => StatsPage),
  shared: () => import('./pages/analysis/sharing/SharedPage.tsx').then(({ SharedPage }) => SharedPage),
  online: () => import('./pages/online/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage),
  lobby: () => import('./pages/online/lobby/Lobby.tsx').then(({ Lobby }) => Lobby),
  operators: () => import('./pages/online/operators/OperatorsPage.tsx').then(({ OperatorsPage }) => OperatorsPage),
  me: () => import('./pages/online/account/MePage.tsx').then(({ MePage }) => MePage),
  bots: () => import('./pages/online/programs/ProgramsPage.tsx').then(({ ProgramsPage }) => ProgramsPage),
  link: () => import('./pages/online/account/LinkPage.tsx').then(({ LinkPage }) => LinkPage),
  people: () => import('./pages/online/people/PeoplePage.tsx').then(({ PeoplePage }) => PeoplePage),
  person: () => import('./pages/online/people/PersonPage.tsx').then(({ PersonPage }) => PersonPage),
  tournaments: () => import('./pages/online/tournaments/TournamentsPage.tsx').then(({ TournamentsPage }) => TournamentsPage),
  tournament: () => import('./pages/online/tournaments/TournamentPage.tsx').then(({ TournamentPage }) => TournamentPage),
  clubs: () => import('./pages/online/clubs/ClubsPage.tsx').then(({ ClubsPage }) => ClubsPage),
  club: () => import('./pages/online/clubs/ClubPage.tsx').then(({ ClubPage }) => ClubPage),
  day: () => import('./pages/online/deals/DayPage.tsx').then(({ DayPage }) => DayPage),
  deal: () => import('./pages/online/deals/DealPage.tsx').then(({ DealPage }) => DealPage),
  leaders: () => import('./pages/online/lobby/LeadersPage.tsx').then(({ LeadersPage }) => LeadersPage),
});

/** Everything that a route needs, side by side. */
export async function loadRoute(route: Route): Promise<void> {
  const game = 'game' in route ? route.game : 'id' in route && route.id !== undefined ? gameOfTable(route.id) : undefined;
  await Promise.all([pages.get(route.page), game && loadGame(game).then(({ words }) => words(currentSettings().language, []))]);
}
