/** What carries a text to be told at once. */
const TIPPED =
  '[data-tip], [title], svg [aria-label], svg[aria-label]:not([role="group"]), [role="img"][aria-label], svg :has(> title), svg:has(> title)';

/** A browser would show titles too, and late: they are told here instead. */
function takeTitle(element: Element): void {
  const drawn = element.querySelector(':scope > title');
  const title = element.getAttribute('title') ?? drawn?.textContent ?? '';
  if (title === '') return;
  element.removeAttribute('title');
  if (drawn !== null) drawn.textContent = '';
  element.setAttribute('data-tip', title);
  if (drawn !== null || element.textContent === '') element.setAttribute('aria-label', title);
}

export interface Tipped {
  readonly element: Element;
  readonly text: string;
}

/** What there is to tell of a thing, or of what it is a part of, a target first; nothing where it says so itself. */
export function tipOf(target: EventTarget | null): Tipped | undefined {
  const element = target instanceof Element ? (target.closest('.target[aria-label]') ?? target.closest(TIPPED)) : null;
  if (element === null) return undefined;
  takeTitle(element);
  const text = element.getAttribute('data-tip') ?? element.getAttribute('aria-label') ?? undefined;
  return text === undefined || text === '' || text === element.textContent?.trim() ? undefined : { element, text };
}
