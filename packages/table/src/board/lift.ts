/** How pieces of an SVG board move: lifted above it. */
import { measureFirst } from '../measure-first.ts';

/** A place on the way of a piece, from where it is drawn, in units of its drawing. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  /** How it is turned and sized there. */
  readonly shape?: string;
  readonly opacity?: number;
  readonly offset?: number;
}

interface Lift {
  readonly element: SVGGElement;
  readonly way: readonly Stop[];
  readonly timing: KeyframeAnimationOptions;
  /** What moves in its place, and how. */
  copy?: HTMLElement;
  move?: Animation;
}

/**
 * Moves a piece, which is not seen where it is drawn meanwhile; answers how to end that at once.
 * What moves is a copy on a layer of its own: a part of a drawing that moves has the whole drawing laid out, painted and cut into layers anew.
 */
export function lift(element: SVGGElement, way: readonly Stop[], timing: KeyframeAnimationOptions): () => void {
  const one: Lift = { element, way, timing };
  const leave = measureFirst(
    () => placeOf(element),
    (place) => place !== undefined && fly(one, place),
  );
  return () => {
    leave();
    put(one);
  };
}

interface Place {
  readonly over: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a piece is on its board, as large as it is there; none where it cannot be seen. */
function placeOf(element: SVGGElement): Place | undefined {
  const over = element.closest<HTMLElement>('.pan-zoom-content');
  const matrix = element.getScreenCTM();
  // A board that is hidden has no width.
  if (over === null || over.offsetWidth === 0 || matrix === null) return undefined;
  const { left, top, width } = over.getBoundingClientRect();
  const zoom = width / over.offsetWidth;
  return { over, x: (matrix.e - left) / zoom, y: (matrix.f - top) / zoom, scale: matrix.a / zoom };
}

function fly(one: Lift, { over, x, y, scale }: Place): void {
  const { element, way, timing } = one;
  const copy = document.createElement('div');
  const drawing = element.ownerSVGElement!.cloneNode() as SVGSVGElement;
  for (const name of ['viewBox', 'role', 'aria-label']) drawing.removeAttribute(name);
  const piece = element.cloneNode(true) as SVGGElement;
  piece.style.opacity = '1';
  piece.setAttribute('transform', `scale(${scale})`);
  drawing.append(piece);
  copy.append(drawing);
  copy.className = 'lifted';
  copy.ariaHidden = 'true';
  over.append(copy);
  one.copy = copy;
  element.style.opacity = '0';
  const frames = way.map(({ x: dx, y: dy, shape = '', ...rest }) => ({
    transform: `translate(${x + dx * scale}px, ${y + dy * scale}px) ${shape}`,
    ...rest,
  }));
  one.move = copy.animate(frames, timing);
  one.move.onfinish = () => put(one);
}

function put({ element, copy, move }: Lift): void {
  if (copy === undefined) return;
  move?.cancel();
  copy.remove();
  element.style.opacity = '';
}
