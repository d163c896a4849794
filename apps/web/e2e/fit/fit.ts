/** Whether the words on a screen have room. */
import type { Page } from 'playwright-core';
import { PHONE } from '../app.ts';
import { visitIn } from './places.ts';

/** A small phone. Up to 30rem all widths have the same styles, so that whatever has room here has it on a larger one. */
export const NARROW = { ...PHONE, viewport: { width: 320, height: 844 } };

const FAULTS = `() => [${[overButtons, cut, beyond, squeezed, sideways].join()}].flatMap((faults) => faults())`;

/** Words that are wider than their button, that are cut, fields that go beyond their page or dialog, boxes that are squeezed, and what pushes the page sideways. */
export const roomFaults = (page: Page): Promise<string[]> => page.evaluate(`(${FAULTS})()`);

/** The same once nothing moves any more. */
export async function tooWide(page: Page, screen: string): Promise<string[]> {
  return (await atRest<string[]>(page, FAULTS)).map((fault) => `${screen}: ${fault}`);
}

/** The same with each tab in view chosen. */
export const tooWideWithTabs = async (page: Page, screen: string): Promise<string[]> =>
  (await withEachTab<string[]>(page, FAULTS)).flatMap(({ tab, seen }) => seen.map((fault) => `${screen}, ${tab}: ${fault}`));

/** Places of the app, and what is there when they are. */
export type Places = readonly (readonly [hash: string, there: string])[];

/** The same at one place after another: in one go, as asking the page for each would take longer than looking. */
export const tooWideAt = (page: Page, places: Places): Promise<string[]> =>
  page.evaluate(`(${visitAll})(${JSON.stringify(places)}, ${visitIn}, ${restIn}, ${FAULTS})`);

/** Runs in the page. */
async function visitAll(places: Places, visit: typeof visitIn, rest: typeof restIn, faults: () => string[]): Promise<string[]> {
  const found: string[] = [];
  const isThere = (selector: string): boolean => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  for (const [hash, there] of places) {
    await visit(hash);
    for (let frames = 0; !isThere(there); frames++) {
      if (frames > 3600) throw new Error(`${there} did not come at ${hash}`);
      await new Promise(requestAnimationFrame);
    }
    await rest();
    found.push(...faults().map((fault) => `${hash}: ${fault}`));
  }
  return found;
}

/** Runs in the page: two frames, and the end of whatever moves. */
async function restIn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = (animation: Animation): boolean => Number.isFinite(animation.effect?.getComputedTiming().endTime);
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
}

/** What a function of the page sees once nothing moves any more: in one go, as screens are many. */
export const atRest = <T>(page: Page, look: string | (() => T)): Promise<T> => page.evaluate(`(${restIn})().then(${look})`);

interface WithTab<T> {
  readonly tab: string;
  readonly seen: T;
}

/** What a function of the page sees with each tab chosen, once nothing moves any more. */
export const withEachTab = <T>(page: Page, look: string | (() => T)): Promise<WithTab<T>[]> =>
  page.evaluate(`(${chooseTabs})(${look}, ${restIn})`);

/** Runs in the page. */
async function chooseTabs<T>(look: () => T, rest: typeof restIn): Promise<WithTab<T>[]> {
  const all: WithTab<T>[] = [];
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter((tab) => tab.checkVisibility());
  for (const tab of tabs) {
    tab.click();
    await rest();
    if (tab.ariaSelected !== 'true') throw new Error(`${tab.textContent} is not chosen`);
    all.push({ tab: tab.textContent, seen: look() });
  }
  return all;
}

function overButtons(): string[] {
  return [...document.querySelectorAll('button, summary, a.button, [role=tab]')].flatMap((button) => {
    const parts = [...button.childNodes]
      .filter((node) => !(node instanceof Element && node.matches('.for-readers')))
      .map((node) => {
        const part = document.createRange();
        part.selectNode(node);
        return part.getBoundingClientRect();
      })
      .filter(({ width }) => width > 0);
    const words = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
    const { paddingLeft, paddingRight } = getComputedStyle(button);
    const room = button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return button.clientWidth > 0 && words > room + 1 ? [`button: ${button.textContent}`] : [];
  });
}

/** What is hidden beyond its box; what can be scrolled to is not. */
function cut(): string[] {
  return [...document.querySelectorAll('body *:not(svg *, .for-readers)')].flatMap((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const hidden = own && ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    return hidden && element.scrollWidth > element.clientWidth + 1 ? [`cut: ${element.textContent}`] : [];
  });
}

/** Fields that end outside the page or dialog that they are in. */
function beyond(): string[] {
  return [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
    const room = field.closest('dialog, body')!.getBoundingClientRect().right;
    const { right, width } = field.getBoundingClientRect();
    return width > 0 && right > room + 1 ? [`field: ${field.getAttribute('aria-label') ?? field.closest('label')?.textContent}`] : [];
  });
}

/** Boxes to tick that their words have made narrow. */
function squeezed(): string[] {
  return [...document.querySelectorAll('input[type=checkbox], input[type=radio]')].flatMap((box) => {
    const { width, height } = box.getBoundingClientRect();
    return width < height - 1 ? [`squeezed: ${box.closest('label')?.textContent}`] : [];
  });
}

function sideways(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} wide`] : [];
}
