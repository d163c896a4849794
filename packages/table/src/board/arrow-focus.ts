/** Arrow keys go from target to target. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Moves the focus inside `board` to the nearest offered target that way; answers whether the key was one of its own. */
export function moveFocus(board: Element, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return false;
  const here = document.activeElement ?? board;
  const [x, y] = centre(here);
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of board.querySelectorAll<SVGElement>('.target.offered')) {
    const [tx, ty] = centre(target);
    const along = (tx - x) * direction[0] + (ty - y) * direction[1];
    const aside = Math.abs((tx - x) * direction[1]) + Math.abs((ty - y) * direction[0]);
    const cost = along + aside * 2;
    if (target !== here && along > 1 && cost < least) {
      least = cost;
      best = target;
    }
  }
  best?.focus();
  return true;
}
