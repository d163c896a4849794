/** A press counts for the thing it began on, even if that moves or is redrawn under the pointer, and never for whatever takes its place there. */

/** Everything that can be pressed. */
const PRESSABLE = 'button:enabled, a[href], summary, label, [role="button"]';
/** A pointer that moved at most this far has pressed, not dragged, in pixels. */
const SLACK = 10;
/** A finger that rested this long may get no click: some phones take it for a press of another kind. One that rested less has none only where it stopped a page that scrolled. In milliseconds. */
const LONG = 400;
/** How long a finger's click may take to come, in milliseconds. */
const COMES = 400;

interface Press {
  readonly thing: Element;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** When it began. */
  readonly since: number;
  /** Whether the pointer is up again, close to where it went down. */
  released: boolean;
}

let press: Press | undefined;

/** From now on, listens before anything else in the page does. */
export function keepPresses(): void {
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', forget, true);
  window.addEventListener('click', hear, true);
}

function begin({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent): void {
  const thing = isPrimary && button === 0 && target instanceof Element ? target.closest(PRESSABLE) : null;
  press = thing === null ? undefined : { thing, pointer: pointerId, x: clientX, y: clientY, since: performance.now(), released: false };
}

function forget(): void {
  press = undefined;
}

function end({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
  if (press === undefined || press.pointer !== pointerId) return;
  press.released = Math.hypot(clientX - press.x, clientY - press.y) <= SLACK;
  if (!press.released) return;
  // A mouse click comes with the release, or never if its target is gone; a finger's comes later.
  if (pointerType !== 'touch') setTimeout(again, 0, press);
  else if (performance.now() - press.since >= LONG) setTimeout(again, COMES, press);
}

/** A pointer's click goes through if it hits what was pressed; otherwise that gets it instead. */
function hear(event: MouseEvent): void {
  const begun = press;
  // Keys click too, without a press.
  if (begun === undefined || !begun.released || !event.isTrusted || event.detail === 0) return;
  forget();
  if (event.target instanceof Node && begun.thing.contains(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  give(begun);
}

function again(begun: Press): void {
  if (press !== begun) return;
  forget();
  give(begun);
}

function give({ thing }: Press): void {
  const stands = thing.isConnected ? thing : successorOf(thing);
  stands?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, view: window }));
}

/** What was drawn in place of a thing that is gone: the only one that reads the same. */
function successorOf(thing: Element): Element | undefined {
  const [only, ...others] = [...document.querySelectorAll(thing.localName)].filter((other) => saidBy(other) === saidBy(thing));
  return others.length === 0 ? only : undefined;
}

const saidBy = (thing: Element): string =>
  thing.getAttribute('data-token') ?? `${thing.className} ${thing.getAttribute('aria-label')} ${thing.textContent}`;
