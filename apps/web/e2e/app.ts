/** The app in a browser, and the hands that play it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, type Served, serveApp } from './browser.ts';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export class App {
  readonly served: Served;
  readonly browser: Browser;
  /** Whatever the console or the page complained of. */
  readonly complaints: string[] = [];

  private constructor(served: Served, browser: Browser) {
    this.served = served;
    this.browser = browser;
  }

  static async start(serve: () => Promise<Served> = serveApp): Promise<App> {
    return new App(await serve(), await launchBrowser());
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.served.close();
  }

  /** A fresh device with these settings, on the start page. */
  async open(options: BrowserContextOptions, settings: object = {}): Promise<Page> {
    const context = await this.browser.newContext({ locale: 'en-GB', ...options });
    await context.addInitScript((json) => {
      if (location.protocol === 'http:' && localStorage.getItem('shinar-settings') === null) localStorage.setItem('shinar-settings', json);
    }, JSON.stringify(settings));
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    await page.goto(this.served.url);
    return page;
  }
}

/** What the table waits for, once it waits for a person or nothing at all. */
export async function settled(page: Page): Promise<'person' | 'go-on' | 'nothing'> {
  const prompt = page.locator('.prompt:is([data-awaits="person"], [data-awaits="go-on"], [data-awaits="nothing"])');
  await prompt.waitFor();
  return (await prompt.getAttribute('data-awaits')) as 'person' | 'go-on' | 'nothing';
}

/** The tokens offered on the board and beside the prompt. */
export const offered = (page: Page): Promise<string[]> =>
  page
    .locator('.target.offered, .actions [data-token]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement | SVGElement).dataset.token ?? ''));

export const stepsPlayed = async (page: Page): Promise<number> => Number(await page.getByRole('slider').getAttribute('max'));
