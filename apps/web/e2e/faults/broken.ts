/** Devices on which something is broken, and what is seen on them. */
import type { BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { type App, DESKTOP } from '../app.ts';

/** A device whose browser is prepared before any page is open. What it complains of is expected. */
export async function brokenDevice(
  app: App,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const context = await app.device(options);
  await prepare(context);
  return context.newPage();
}

export const unavailable = (route: Route): Promise<void> => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Unavailable' });

/** Answers the first request with 503, and lets the others through. It goes on listening: a browser told to stop in the middle of loading may hang. */
export async function failOnce(context: BrowserContext, url: string): Promise<void> {
  let failed = false;
  await context.route(url, (route) => {
    if (failed) return route.fallback();
    failed = true;
    return unavailable(route);
  });
}

/** The browser refuses every access to what it could keep. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** The browser reads what it keeps, but has no room for more. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const full = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
}

/** The browser never answers when it is asked what it keeps. */
export async function silenceStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const opening = open.apply(this, asked);
      opening.addEventListener('success', (event) => event.stopImmediatePropagation());
      return opening;
    };
  });
}

/** Whatever leads on. */
export const WAYS = 'a[href]:visible, button:visible:enabled';

/** The page says something, and leads on. */
export async function expectUsable(page: Page): Promise<void> {
  await page.locator(WAYS).first().waitFor();
  expect((await page.locator('body').innerText()).trim().length).toBeGreaterThan(20);
}

/** Whatever the console and the page say from now on. */
export function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => said.push(message.text()));
  return said;
}
