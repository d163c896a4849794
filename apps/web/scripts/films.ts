/** Picture strips of staged scenes, for the eye: `npm run films` writes them to out/films, both sizes, both themes. `npm run films -- sumeria phone dark` leaves out what is not named of games, sizes and themes. */
import { mkdirSync } from 'node:fs';
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { loadGameOfRecord } from '@shinar/catalogue/load';
import { type GameRecord, replay } from '@shinar/core';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, comeToRest, DESKTOP, PHONE } from '../e2e/app.ts';
import { gameByBots, importGame } from '../e2e/positions.ts';

const FOLDER = new URL('../../../out/films/', import.meta.url).pathname;
const named: readonly string[] = process.argv.slice(2);
/** Those that are named, or all. */
const wanted = <T extends string>(all: readonly T[]): readonly T[] =>
  all.some((each) => named.includes(each)) ? all.filter((each) => named.includes(each)) : all;
const DEVICES = { desktop: DESKTOP, phone: PHONE };
/** Where in a scene a picture is taken. */
const MOMENTS = [0.3, 0.8];
/** A film ends by itself; one with more scenes than this is stuck. */
const SCENES = 60;
/** A strip is so wide that it can be looked at whole, in pixels. */
const STRIP = 1560;

/** The events of which a film is made; of a game that is not here, all. */
const FILMED: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  sumeria: ['tileDrawn', 'traderAdded', 'traderMoved', 'roundEnded', 'rowRenewed'],
  assyria: ['cardSown', 'harvested', 'hutPlaced', 'pointsScored', 'hutsFlooded', 'reignBegun'],
  'after-the-flood': ['turnBegan', 'workersPlaced', 'traded', 'mustered', 'rolled', 'areasScored', 'turnEnded'],
};

/** The step in which each kind of event happens, the second time if it does; a step is filmed once. */
async function stepsOf(game: GameId, record: GameRecord): Promise<Map<string, number>> {
  const found = new Map<string, number[]>();
  replay(await loadGameOfRecord(record), record, record.steps.length, ({ type }, step) =>
    found.set(type, [...new Set([...(found.get(type) ?? []), step])]),
  );
  const filmed = FILMED[game] ?? [...found.keys()];
  const steps = new Map(filmed.flatMap((type) => (found.has(type) ? [[type, found.get(type)![1] ?? found.get(type)![0]!]] : [])));
  return new Map([...steps].filter(([, step], i) => [...steps.values()].indexOf(step) === i));
}

/** Puts all that moves at a part of its way; what has arrived by then has arrived. */
const holdAt = (page: Page, part: number): Promise<void> =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect!.getComputedTiming();
      if (typeof endTime !== 'number' || !Number.isFinite(endTime)) continue;
      const whole = document.querySelector('.stage-clock')!.getAnimations()[0]?.effect?.getComputedTiming().endTime ?? endTime;
      const time = Number(whole) * at;
      if (time >= endTime) {
        animation.finish();
        continue;
      }
      animation.pause();
      animation.currentTime = time;
    }
  }, part);

/** Until a scene has begun, and is held; or, where there may be none, until all are over. */
const nextScene = (page: Page, mayEnd: boolean): Promise<unknown> =>
  page.waitForFunction((end) => {
    const begun = document.querySelector('.stage-clock')?.getAnimations().length === 1;
    if (begun) for (const animation of document.getAnimations()) animation.pause();
    return begun || (end && document.querySelector('.stage[data-form]') === null);
  }, mayEnd);

/** Goes to just before a step, by a leap from the beginning, and lets it be played, scene by scene. */
async function film(page: Page, address: string, step: number): Promise<Buffer[]> {
  for (const at of [0, step]) {
    await page.goto(`${address}/${at}`);
    await comeToRest(page);
  }
  const begun = nextScene(page, false);
  await page.keyboard.press('.');
  await begun;
  const pictures: Buffer[] = [];
  for (let scene = 0; scene < SCENES && (await page.locator('.stage[data-form]').count()) > 0; scene++) {
    for (const part of MOMENTS) {
      await holdAt(page, part);
      pictures.push(await page.screenshot());
    }
    await comeToRest(page);
    await nextScene(page, true);
  }
  if ((await page.locator('.stage[data-form]').count()) > 0) throw new Error(`Step ${step} has more than ${SCENES} scenes: raise SCENES.`);
  return pictures;
}

/** The pictures side by side as one. */
async function strip(app: App, name: string, pictures: readonly Buffer[], width: number): Promise<void> {
  const page = await app.browser.newPage({ viewport: { width: STRIP, height: 400 } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" width="${width - 8}">`);
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#444">${images.join('')}</body>`);
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage: true });
  await page.close();
  console.log(`${name}.png: ${pictures.length} pictures`);
}

mkdirSync(FOLDER, { recursive: true });
await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();
for (const game of wanted(GAME_IDS)) {
  const record = gameByBots(game);
  const steps = await stepsOf(game, record);
  for (const device of wanted(['desktop', 'phone'])) {
    for (const theme of wanted(['light', 'dark'])) {
      const page = await app.open(DEVICES[device], { theme });
      await importGame(page, record);
      const address = page.url();
      for (const [type, step] of steps) {
        const pictures = await film(page, address, step);
        await strip(app, `${game}-${type}-${device}-${theme}`, pictures, device === 'phone' ? 260 : 520);
      }
      await page.context().close();
    }
  }
}
await app.close();
