/** The app in a browser: devices of people, and what they see on them. */
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, type Served, serveApp } from './browser.ts';
import { SEED, seedChance } from './chance.ts';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A device that keeps the page, for tests that need it there: on others that would take half of the time. */
export const KEEPS_PAGE = { serviceWorkers: 'allow' } as const;
/** What the browser says where the page is not kept. */
const NOT_KEPT = 'Service Worker registration blocked by Playwright';
/** As long as a step is shown at most, in milliseconds. */
const SHOWN = 1500;
/** How long a table may take to come to rest. */
const PATIENCE = 60_000;

/** Devices whose clocks a test drives. */
const driven = new WeakSet<BrowserContext>();

/** Timers and times of its pages are the test's, frames stay those of the screen. */
async function driveClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    Object.assign(window, { screenFrames: { requestAnimationFrame, cancelAnimationFrame } });
  });
  await context.clock.install();
  await context.addInitScript(() => Object.assign(window, (window as unknown as { screenFrames: object }).screenFrames));
  driven.add(context);
}

export class App {
  readonly served: Served;
  readonly browser: Browser;
  /** Whatever the console or the page complained of. */
  readonly complaints: string[] = [];
  private readonly devices: BrowserContext[] = [];
  private readonly ownBrowser: boolean;
  private opened = 0;

  private constructor(served: Served, browser: Browser, ownBrowser: boolean) {
    this.served = served;
    this.browser = browser;
    this.ownBrowser = ownBrowser;
  }

  /** With a browser of its own, or one that it shares with others. */
  static async start(serve: () => Promise<Served> = serveApp, shared?: Browser): Promise<App> {
    return new App(await serve(), shared ?? (await launchBrowser()), shared === undefined);
  }

  async close(): Promise<void> {
    await this.closeDevices();
    if (this.ownBrowser) await this.browser.close();
    await this.served.close();
  }

  /** A fresh device. Where all of the game is on it, its clock can be driven. */
  async device(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
    this.devices.push(context);
    // A busy machine may take its time.
    context.setDefaultTimeout(120_000);
    await context.addInitScript(seedChance, [SEED, ++this.opened] as const);
    if (this.served.alone) await driveClock(context);
    return context;
  }

  /** What all devices show, on paper in a folder: tests have it laid out and not painted. */
  async print(folder: string): Promise<void> {
    for (const [i, page] of this.devices.flatMap((context) => context.pages()).entries()) {
      const { width, height } = page.viewportSize()!;
      await page.emulateMedia({ media: 'screen' });
      await page.pdf({ path: join(folder, `${i + 1}.pdf`), width, height, printBackground: true });
    }
  }

  async closeDevices(): Promise<void> {
    this.opened = 0;
    for (const context of this.devices.splice(0)) await context.close();
  }

  /** A fresh device with these settings, on the start page or at another address, once it is prepared. */
  async open(
    options: BrowserContextOptions,
    settings: object = {},
    address = '',
    prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
  ): Promise<Page> {
    const context = await this.device(options);
    await prepare(context);
    await context.addInitScript((json) => {
      if (location.protocol === 'http:' && localStorage.getItem('shinar-settings') === null) localStorage.setItem('shinar-settings', json);
    }, JSON.stringify(settings));
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== NOT_KEPT) this.complaints.push(message.text());
    });
    await page.goto(new URL(address, this.served.url).href);
    return page;
  }
}

/** Where the clock of a device is driven: as long as something is not so yet, what is shown for a while is shown for no time. */
export async function hasten(page: Page, so: () => Promise<boolean>): Promise<void> {
  if (!driven.has(page.context())) return;
  for (const end = Date.now() + PATIENCE; Date.now() < end && !(await so()); ) await page.clock.fastForward(SHOWN);
}

type Rest = 'person' | 'go-on' | 'nothing';
const RESTS = ['person', 'go-on', 'nothing'];
const SHOWING = ['showing', 'bot', 'chance'];

/** What the table waits for, once it waits for a person or nothing at all. Where the clock is driven, steps of bots and chance are shown for no time. */
export async function settled(page: Page): Promise<Rest> {
  const prompt = page.locator('.prompt');
  let before = '';
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const [awaits = ''] = await prompt.evaluateAll((prompts) => prompts.map((one) => (one as HTMLElement).dataset.awaits ?? ''));
    if (RESTS.includes(awaits)) return awaits as Rest;
    // Whoever thinks is left to it: looking all the time would take the processor from them.
    if (awaits === before) await page.waitForTimeout(30);
    before = awaits;
    if (awaits === 'showing') await skipShown(page);
    else if (SHOWING.includes(awaits) && driven.has(page.context())) await page.clock.fastForward(SHOWN);
    else await page.waitForTimeout(10);
  }
  throw new Error(`the table did not come to rest in ${PATIENCE} milliseconds`);
}

/** Ends whatever moves, and the scene that it belongs to. */
const endMovement = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ends = (animation: Animation): boolean => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
  });

/** Passes over what others did: at a server all at once; on a device scene by scene, as bots that are hurried would play otherwise. */
const skipShown = (page: Page): Promise<void> =>
  driven.has(page.context())
    ? endMovement(page)
    : page.evaluate(() => document.querySelector<HTMLElement>('.prompt[data-awaits="showing"] button')?.click());

/** Ends all scenes in which others' steps are shown. */
export async function endScenes(page: Page): Promise<void> {
  const showing = page.locator('.prompt[data-awaits="showing"]');
  for (const end = Date.now() + PATIENCE; Date.now() < end && (await showing.isVisible()); ) await skipShown(page);
}

/** How many times as fast things move on a page that is quickened. */
const QUICK = 100;

/** Drives the clock of whatever moves on a page, as timers are of the server and cannot be: what others did is shown for a moment, in a few frames. */
export async function quicken(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: QUICK });
}

/** Two frames of the screen. */
const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Lets whatever moves arrive, and the page take its shape. */
export async function comeToRest(page: Page): Promise<void> {
  await frames(page);
  await endMovement(page);
}

/** The tokens offered on the board and beside the prompt. */
export const offered = (page: Page): Promise<string[]> =>
  page
    .locator('.target.offered, .actions [data-token]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement | SVGElement).dataset.token ?? ''));

export const stepsPlayed = async (page: Page): Promise<number> => Number(await page.locator('input[type="range"]').getAttribute('max'));
