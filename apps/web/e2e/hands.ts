/** Ways to play. Each presses as a hand does, where a thing can be seen, and expects that every press is heard. */
import type { Page } from 'playwright-core';
import { offered, settled, stepsPlayed } from './app.ts';

/** Presses the thing with a token, or the button with which a turn ends. */
export type Hand = (token: string) => Promise<void>;

/** What to press where a turn waits for the word. */
export const GO_ON = 'go-on';
/** How long a press may go unheard, in milliseconds. */
const HEARD = 30_000;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const targetOf = (token: string): string =>
  token === GO_ON ? '.prompt[data-awaits="go-on"] .primary' : `[data-token="${token}"]:is(.offered, button)`;

/** Runs in the page: all that shows whether a press did something; if told what was there before, once it is something else, or after a second of frames. */
async function seenIn(before: string | null): Promise<string> {
  const seen = (): string =>
    ['.history-step', '.prompt', '.lesson', '.quiz', '.target.chosen', '.target.offered', '.actions']
      .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      .map((element) => element.dataset.token ?? element.textContent)
      .join('\n');
  for (let frames = 0; frames < 60 && seen() === before; frames++) await new Promise(requestAnimationFrame);
  return seen();
}

/** Runs in the page: a spot where pressing hits the thing itself, once everything has come to where it was going. */
async function spotIn(selector: string): Promise<Spot | string> {
  const ends = (animation: Animation): boolean => Number.isFinite(animation.effect?.getComputedTiming().endTime);
  // A page that measures itself in one frame has taken its shape once whatever that has set off is done, which is before a message of our own in the next.
  const shaped = async (): Promise<void> => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(undefined);
    });
    port1.close();
  };
  let place = '';
  for (let tries = 0; tries < 300; tries++) {
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
    const element = document.querySelector<HTMLElement | SVGElement>(selector);
    if (element === null) {
      await shaped();
      continue;
    }
    const inView = element.getBoundingClientRect();
    if (inView.top < 0 || inView.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const before = place;
    place = [left, top, width, height].join();
    if (place !== before) {
      await shaped();
      continue;
    }
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const spots = parts.flatMap((down) => parts.map((across) => ({ x: left + width * across, y: top + height * down })));
    const free = spots.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    return free ?? `is covered by ${document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 200)}`;
  }
  return 'is not there, or does not rest';
}

/** What shows whether a press did something, now or once it is something else than before. */
export const seen = (page: Page, before: string | null = null): Promise<string> => page.evaluate(seenIn, before);

async function spotOf(page: Page, selector: string): Promise<Spot> {
  const spot = await page.evaluate(spotIn, selector);
  if (typeof spot === 'string') throw new Error(`${selector} ${spot}`);
  return spot;
}

/** A page that notes what comes of a press. */
interface Noting {
  noted?: { readonly selector: string; readonly lines: string[] };
}

/** Runs in the page: notes whatever comes of the next press, for who must find out why nothing did. */
function listenIn(selector: string): void {
  const page = window as Noting;
  const listens = page.noted !== undefined;
  page.noted = { selector, lines: [] };
  if (listens) return;
  const note = ({ type, target, clientX, clientY }: MouseEvent): void => {
    const { x, y, width, height } = document.querySelector(page.noted!.selector)?.getBoundingClientRect() ?? new DOMRect();
    const on = target instanceof Element ? target.outerHTML.slice(0, 120) : String(target);
    page.noted!.lines.push(`${type} at ${clientX},${clientY} on ${on}; the thing was at ${[x, y, width, height].map(Math.round)}`);
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const) window.addEventListener(type, note, true);
}

const notedIn = (): string => (window as Noting).noted?.lines.join('\n') ?? 'The page is a new one.';

/** Two frames: time for whatever the pointer over a thing brings about. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const hand =
  (press: (page: Page, selector: string) => Promise<unknown>) =>
  (page: Page): Hand =>
  async (token) => {
    const [before] = await Promise.all([seen(page), page.evaluate(listenIn, targetOf(token))]);
    await press(page, targetOf(token));
    for (const end = Date.now() + HEARD; (await seen(page, before)) === before; ) {
      if (Date.now() > end) throw new Error(`${token} was pressed, and nothing happened:\n${await page.evaluate(notedIn)}\n${before}`);
    }
  };

/** The pointer comes to rest on the thing, then presses, then lets go. */
export const byMouse = hand(async (page, selector) => {
  const { x, y } = await spotOf(page, selector);
  await page.mouse.move(x, y);
  await rest(page);
  await page.mouse.down();
  await page.mouse.up();
});

export const byFinger = hand(async (page, selector) => {
  const { x, y } = await spotOf(page, selector);
  await page.touchscreen.tap(x, y);
});

export const byKeys = hand(async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
});

/** All that may be pressed. */
const pressable = async (page: Page): Promise<string[]> => ((await settled(page)) === 'go-on' ? [GO_ON] : await offered(page));

const pressMiddle = (tokens: readonly string[], press: Hand): Promise<void> => press(tokens[Math.floor(tokens.length / 2)]!);

/** Presses the middle one of what is offered, or gives the word. */
export const pickMiddle = async (page: Page, press: Hand): Promise<void> => pressMiddle(await pressable(page), press);

/** Presses the last one of what is offered, with which a turn may end, or gives the word. */
export const pickLast = async (page: Page, press: Hand): Promise<void> => press((await pressable(page)).at(-1)!);

/** Plays until so many steps are played or the game is over. */
export async function playUntil(page: Page, press: Hand, steps: number): Promise<void> {
  while ((await settled(page)) !== 'nothing' && (await stepsPlayed(page)) < steps) await pickMiddle(page, press);
}

export const playToTheEnd = (page: Page, press: Hand): Promise<void> => playUntil(page, press, Number.POSITIVE_INFINITY);
