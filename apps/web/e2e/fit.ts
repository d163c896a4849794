/** Whether the words on a screen have room. */
import type { Page } from 'playwright-core';
import { comeToRest } from './app.ts';

/** The widths of a small phone and of a usual one. */
const WIDTHS = [320, 390];

/** Does something at each width. */
export async function atWidths(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await comeToRest(page);
    await look();
  }
}

/** Words that are wider than their button, that are cut, or that push the page sideways. */
export async function tooWideNow(page: Page): Promise<string[]> {
  const words = [...(await page.evaluate(overButtons)), ...(await page.evaluate(cut))];
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  return [...words, ...(wide > width ? [`the page is ${wide} wide`] : [])].map((each) => `${width}: ${each}`);
}

/** The same at each width. */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  await atWidths(page, async () => void found.push(...(await tooWideNow(page))));
  return found;
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
    const { overflowX } = getComputedStyle(element);
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const hidden = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return own && hidden ? [`cut: ${element.textContent}`] : [];
  });
}
