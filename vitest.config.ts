import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SEEDED = 'apps/server/src/testing/seeded-tables.ts';
/** It puts a game into the catalogue: nobody else may see that. */
const APART = 'scripts/house/fourth-game.test.ts';
/** What Node runs as it is: rules, bots and all that they stand on. */
const ENGINE = ['packages/{bots,catalogue,core,protocol,testkit,words}/**/*.test.ts', 'packages/games/*/{bot,rules}/**/*.test.ts'];
/** What Node runs as it is as well, and thinks a lot or has much to load: the terminal, the server, the long runs. */
const PROGRAMS = [
  'apps/{cli,server}/{src,scripts}/**/*.test.ts',
  'scripts/{lessons,packing}/**/*.test.ts',
  'apps/web/src/bots/{hints,merged}.test.ts',
];
/** More than the two processors that are measured on: browser tests wait most of the time, for a frame, a server or a clock, and leave room for what thinks. */
const WORKERS = 4;
/** A busy machine may take its time over what a test waits for. */
const PATIENT = { expect: { poll: { timeout: 30_000 } } };
/** What takes long, the longest first: whole games through the page, screens under axe, long runs, laws. */
const LONG = [
  /online\/games|two-processes/,
  /newcomer|soak/,
  /words-fit|\/access|in-view|company|safety|faults\/pages/,
  /\.e2e\./,
  /stalls|games\/play\.test|simulate|packages\.test|start-up|rules\/laws/,
];

/** What takes long begins first, so that no worker is left alone with it in the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map(sorted.map((file) => [file, LONG.findIndex((some) => some.test(file.moduleId))]));
    return [...LONG.keys(), -1].flatMap((place) => sorted.filter((file) => places.get(file) === place));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'engine',
          include: ENGINE,
          testTimeout: 120_000,
          maxWorkers: WORKERS,
          // Files of a worker share what they load, and Node loads it: Vite's form of it takes twice the time.
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        test: {
          name: 'programs',
          include: PROGRAMS,
          setupFiles: [SEEDED],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...PATIENT,
          unstubGlobals: true,
          maxWorkers: WORKERS,
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        // React as it is shipped: for development it keeps the stack of every element.
        oxc: { jsx: { development: false } },
        test: {
          name: 'code',
          include: ['packages/**/*.test.ts', 'apps/*/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', APART, ...ENGINE, ...PROGRAMS],
          setupFiles: [SEEDED],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...PATIENT,
          unstubGlobals: true,
          env: { NODE_ENV: 'production' },
          maxWorkers: WORKERS,
          // Files of a worker share what they load.
          isolate: false,
        },
      },
      {
        test: {
          name: 'apart',
          include: [APART],
          setupFiles: [SEEDED],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/e2e/**/*.e2e.test.ts'],
          globalSetup: ['apps/web/e2e/build.ts'],
          setupFiles: [SEEDED],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          ...PATIENT,
          maxWorkers: WORKERS,
          // Files of a worker share its browser and the place that serves the page.
          isolate: false,
        },
      },
    ],
  },
});
