/** How large things are on the screen, in pixels. */
import type { Page } from 'playwright-core';

export interface Sized {
  readonly name: string;
  readonly pixels: number;
}

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
