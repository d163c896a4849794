/** Every screen that needs no server. */
import { GAME_IDS } from '@shinar/catalogue';
import { shootFaults } from './faults.ts';
import { shootLearning, shootReading } from './learning.ts';
import { shootBoards, shootKept, shootSetUp, shootStart } from './places.ts';
import type { Scene } from './studio.ts';
import { shootEmbed, shootTable } from './tables.ts';
import { shootAnalysis, shootPuzzles, shootStudies } from './thinking.ts';

export const ALONE: Readonly<Record<string, Scene>> = {
  start: shootStart,
  ...Object.fromEntries(
    GAME_IDS.flatMap((game): [string, Scene][] => [
      [`set-up-${game}`, (studio) => shootSetUp(studio, game)],
      [`table-${game}`, (studio) => shootTable(studio, game)],
      [`learn-${game}`, (studio) => shootLearning(studio, game)],
      [`read-${game}`, (studio) => shootReading(studio, game)],
      [`analysis-${game}`, (studio) => shootAnalysis(studio, game)],
    ]),
  ),
  puzzles: shootPuzzles,
  studies: shootStudies,
  boards: shootBoards,
  kept: shootKept,
  embed: shootEmbed,
  faults: shootFaults,
};
