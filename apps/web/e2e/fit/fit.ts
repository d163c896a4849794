/** Whether the words on a screen have room. */
import type { Page } from 'playwright-core';
import { comeToRest } from '../app.ts';

/** A small phone. Up to 30rem all widths have the same styles, so that whatever has room here has it on a larger one. */
const NARROW = { width: 320, height: 844 };

/** Words that are wider than their button, that are cut, fields that go beyond their page or dialog, boxes that are squeezed, and what pushes the page sideways. */
export async function tooWide(page: Page): Promise<string[]> {
  if (page.viewportSize()?.width !== NARROW.width) await page.setViewportSize(NARROW);
  await comeToRest(page);
  return roomFaults(page);
}

/** The same at the size that the screen has. */
export async function roomFaults(page: Page): Promise<string[]> {
  const found = await Promise.all([overButtons, cut, beyond, squeezed].map((faults) => page.evaluate(faults)));
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: window.innerWidth }));
  return [...found.flat(), ...(wide > room ? [`the page is ${wide} wide`] : [])];
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
