/** A press counts for the thing it began on: what moves or is drawn anew under a hand is pressed all the same, and nothing that comes under the hand instead. */

/** Whatever can be pressed. */
const PRESSABLE = 'button:enabled, a[href], summary, label, [role="button"]';
/** A hand that moved less has pressed, not dragged, in pixels. */
const SLACK = 10;

interface Press {
  readonly thing: Element;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Whether the hand is up again, where it went down. */
  released: boolean;
}

let press: Press | undefined;

/** Listens before anything in the page does, from now on. */
export function keepPresses(): void {
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', forget, true);
  window.addEventListener('click', hear, true);
}

function begin({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent): void {
  const thing = isPrimary && button === 0 && target instanceof Element ? target.closest(PRESSABLE) : null;
  press = thing === null ? undefined : { thing, pointer: pointerId, x: clientX, y: clientY, released: false };
}

function forget(): void {
  press = undefined;
}

function end({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
  if (press === undefined || press.pointer !== pointerId) return;
  press.released = Math.hypot(clientX - press.x, clientY - press.y) <= SLACK;
  // A mouse's click comes with the release, or never, if what it went down on is gone; a finger's comes later, and always.
  if (press.released && pointerType !== 'touch') setTimeout(again, 0, press);
}

/** The click of a hand: it is let through if it hits what the hand went down on, and else given to that. */
function hear(event: MouseEvent): void {
  const begun = press;
  // A key clicks too, without a press.
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

/** What was drawn in place of a thing that is gone: the only one that says the same. */
function successorOf(thing: Element): Element | undefined {
  const [only, ...others] = [...document.querySelectorAll(thing.localName)].filter((other) => saidBy(other) === saidBy(thing));
  return others.length === 0 ? only : undefined;
}

const saidBy = (thing: Element): string =>
  thing.getAttribute('data-token') ?? `${thing.className} ${thing.getAttribute('aria-label')} ${thing.textContent}`;
