/** How large things are on the screen, in pixels. */
import type { Page } from 'playwright-core';

export interface Sized {
  readonly name: string;
  readonly pixels: number;
}

/** What a finger needs, in pixels. */
export const FINGER = 44;

/** What is smaller than it should be. */
export const below = (least: number, things: readonly Sized[]): string[] =>
  things.filter(({ pixels }) => pixels < least - 0.05).map(({ name, pixels }) => `${name}: ${pixels.toFixed(1)}`);

/** The words on the board, each as high as its letters are set. */
export const textsOnBoard = (page: Page): Promise<Sized[]> =>
  page.locator('.table-board svg text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const matrix = (text as SVGGraphicsElement).getScreenCTM();
      const name = text.textContent?.trim() ?? '';
      if (matrix === null || name === '' || text.getBoundingClientRect().width === 0) return [];
      return [{ name, pixels: Math.hypot(matrix.a, matrix.b) * Number.parseFloat(getComputedStyle(text).fontSize) }];
    }),
  );

/** What is offered on the board, each as wide or high as the smaller side of what a finger hits. */
export const targetsOnBoard = (page: Page): Promise<Sized[]> =>
  page.locator('.target.offered').evaluateAll((targets) =>
    targets.map((target) => {
      const { width, height } = (target.querySelector('.hit') ?? target).getBoundingClientRect();
      return { name: (target as SVGElement).dataset.token ?? '', pixels: Math.min(width, height) };
    }),
  );

/** Runs in the page: buttons, links and fields in view outside the board, by their smaller side; a box to tick counts with its label. */
export const controlsIn = (): Sized[] =>
  [...document.querySelectorAll('button, summary, a, select, input')].flatMap((element) => {
    const tapped = element.closest('label:has(input[type="checkbox"], input[type="radio"], input[type="file"])') ?? element;
    const { width, height } = tapped.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent}`;
    return width === 0 ? [] : [{ name, pixels: Math.min(width, height) }];
  });
