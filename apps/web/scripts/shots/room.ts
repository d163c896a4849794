/** What has too little room on the screen, as far as the page itself can tell. */
import type { Page } from 'playwright-core';
import { roomFaults } from '../../e2e/fit/fit.ts';

export const tooLittleRoom = async (page: Page): Promise<string[]> => [
  ...new Set([...(await roomFaults(page)), ...(await page.evaluate(manyLines)), ...(await page.evaluate(overEachOther))]),
];

/** Buttons with more than two lines. */
function manyLines(): string[] {
  return [...document.querySelectorAll('button, a.button, [role=tab]')].flatMap((button) => {
    if (button.querySelector('svg, small, strong, .for-readers') !== null) return [];
    const range = document.createRange();
    range.selectNodeContents(button);
    const seen = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const lines = new Set(seen.map(({ bottom }) => Math.round(bottom / 6)));
    return lines.size > 2 ? [`${lines.size} lines: ${button.textContent}`] : [];
  });
}

/** Words over other words, within one box or one drawing. */
function overEachOther(): string[] {
  const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at instanceof SVGSVGElement || ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
    }
    return document.body;
  };
  /** Further down, in screens, nobody looks in a picture. */
  const NEAR = 3;
  /** What can be seen of a box, where what it is in scrolls. */
  const seen = (box: DOMRect, element: Element): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at instanceof SVGElement || getComputedStyle(at).overflowY === 'visible') continue;
      const room = at.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, room.left),
        Math.max(top, room.top),
        Math.min(right, room.right),
        Math.min(bottom, room.bottom),
      ];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const words = [...document.querySelectorAll('body *:not(script, style, option, .for-readers, .for-readers *)')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    if (own.length === 0 || !isShown(element)) return [];
    const layer = layerOf(element);
    return own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, top }) => width > 3 && top < NEAR * innerHeight);
      return boxes.map((box) => ({
        box: seen(box, element),
        layer,
        element,
        text: node.textContent!.trim().slice(0, 40),
      }));
    });
  });
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.max(3, 0.35 * Math.min(a.height, b.height));
  return words.flatMap((one, i) =>
    words
      .slice(i + 1)
      .filter((other) => other.layer === one.layer && other.element !== one.element && overlap(one.box, other.box))
      .map((other) => `over each other: ${one.text} / ${other.text}`),
  );
}
