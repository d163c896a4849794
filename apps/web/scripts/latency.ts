/** Prints how long it takes from a click on a board to the step's appearance in another browser: `npm run latency` in apps/web, after a build. */
import type { Page } from 'playwright-core';
import { App, DESKTOP } from '../e2e/app.ts';
import { lengthOf, pair, toPlay } from '../e2e/online/people.ts';
import { serveOnline } from '../e2e/online/serve.ts';

const STEPS = 60;
const AIM = 150;
const QUICK = { speed: 'instant', confirm: false };

/** Notes the time at which the page shows each number of steps; both pages are on one machine, with one clock. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: Record<string, number> = {};
    (window as unknown as { times: typeof times }).times = times;
    const look = (): void => {
      const steps = document.querySelector<HTMLInputElement>('.history input')?.max ?? '0';
      times[steps] ??= performance.timeOrigin + performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Clicks the middle one of what is offered until a step is made; answers when the last click came. */
const click = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const offered = document.querySelectorAll('.target.offered, .actions [data-token]');
    const at = performance.timeOrigin + performance.now();
    offered[Math.floor(offered.length / 2)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return at;
  });

const app = await App.start(serveOnline);
try {
  const pages = await pair([await app.open(DESKTOP, QUICK), await app.open(DESKTOP, QUICK)]);
  for (const page of pages) await watch(page);
  const times: number[] = [];
  while (times.length < STEPS) times.push(await step(pages));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)]!;
  const most = times[Math.floor(times.length * 0.95)]!;
  console.log(
    `from a click to another browser, ${STEPS} steps: median ${median.toFixed(0)} ms (at most ${AIM}), 95 % under ${most.toFixed(0)} ms`,
  );
  if (median > AIM) process.exitCode = 1;
} finally {
  await app.close();
}

/** One step of whoever is to play, and how long it took to the other. */
async function step(pages: readonly [Page, Page]): Promise<number> {
  for (;;) {
    const turn = (await toPlay(pages))!;
    const other = pages.find((page) => page !== turn)!;
    const before = await lengthOf(other);
    const at = await click(turn);
    const seen = await turn
      .waitForFunction((steps) => Number(document.querySelector<HTMLInputElement>('.history input')?.max) > steps, before, {
        timeout: 500,
      })
      .catch(() => undefined);
    if (seen === undefined) continue;
    await other.waitForFunction((steps) => Number(document.querySelector<HTMLInputElement>('.history input')?.max) > steps, before);
    const times = await other.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
    const first = Math.min(
      ...Object.keys(times)
        .map(Number)
        .filter((steps) => steps > before),
    );
    return times[first]! - at;
  }
}
