/** What of a table can be seen and touched, on screens of any size. */
import type { Page } from 'playwright-core';
import { PHONE } from '../app.ts';
import { atRest } from './fit.ts';

/** The phone comes last, as more is looked at there. */
export const SIZES = {
  'a phone lying down': { width: 844, height: 390 },
  'a desktop at 200 %': { width: 720, height: 450 },
  'a phone': PHONE.viewport,
};
export const SMALL = { 'a small phone': { width: 360, height: 640 }, 'a narrow phone': { width: 320, height: 640 } };
export const ROOMY = {
  'a tablet': { width: 1024, height: 768 },
  'a desktop': { width: 1440, height: 900 },
  'a large screen': { width: 2560, height: 1440 },
};

/** The parts of a board, the prompt and the buttons: whatever a turn needs. */
const NEEDED =
  '.pan-zoom, .sumeria-row, .flood-hand, .assyria-advice:not([data-empty]), .prompt, .prompt button, .actions button, .table-board .primary';
/** A map with a smaller side is gone. */
const SMALLEST_MAP = 200;

/** What is out of view or covered of what a turn needs, and what else is wrong with the room, once nothing moves any more; nothing, if all is well. */
export const outOfView = (page: Page): Promise<string[]> =>
  atRest<string[]>(page, `() => (${outOfViewIn})(${JSON.stringify(NEEDED)}, ${SMALLEST_MAP})`);

/** Runs in the page. */
function outOfViewIn(needed: string, smallest: number): string[] {
  const faults: string[] = [];
  const { clientWidth: width, clientHeight: height, scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width) faults.push(`${scrollWidth} pixels wide`);
  // A table that is as high as the screen has nothing below it.
  const table = document.querySelector('.table')!.getBoundingClientRect().height;
  if (table <= height + 1 && scrollHeight > height + 1) faults.push(`${scrollHeight} pixels high`);
  for (const element of document.querySelectorAll<HTMLElement>(needed)) {
    const name = `${element.className || element.tagName} ${element.tagName === 'BUTTON' ? element.textContent : ''}`.trim();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const edges = [left, top, right, bottom].map(Math.round).join(' ');
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) faults.push(`${name} out of view: ${edges}`);
    const inset = Math.min(8, (right - left) / 4, (bottom - top) / 4);
    const spots = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ];
    for (const [x, y] of spots) {
      const there = document.elementFromPoint(x!, y!);
      if (there === null || !(element.contains(there) || there.contains(element))) {
        faults.push(`${name} covered at ${Math.round(x!)} ${Math.round(y!)} by ${there?.className || there?.tagName}`);
        break;
      }
    }
  }
  const { width: across, height: down } = document.querySelector('.pan-zoom svg')!.getBoundingClientRect();
  if (Math.min(across, down) < smallest) faults.push(`a map of ${Math.round(across)} by ${Math.round(down)}`);
  return faults;
}
