import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlaceKind } from '../../words/tokens.ts';
import type { Point } from '../layout.ts';
import { nudged, pointIn } from './moving.ts';

const RADIUS: Readonly<Record<PlaceKind, number>> = { city: 27, town: 20, village: 15 };
/** As large as a finger. */
const HIT = 28;
/** A hand that presses trembles; beyond this it drags. */
const TREMBLE = 6;

interface EditorPlaceProps {
  readonly kind: PlaceKind;
  readonly at: Point;
  readonly label: string;
  readonly chosen: boolean;
  /** What is done at the chosen one is done here too. */
  readonly partner: boolean;
  readonly wrong: boolean;
  readonly onPick: () => void;
  /** While the place can be moved: where it is drawn to, and whether it is let go there. */
  readonly onMove: ((to: Point, done: boolean) => void) | undefined;
}

export function EditorPlace({ kind, at, label, chosen, partner, wrong, onPick, onMove }: EditorPlaceProps) {
  const drag = useDrag(at, onMove);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand inside SVG.
    <g
      ref={drag.place}
      className={['sumeria-editor-place', onMove && 'movable', chosen && 'chosen', partner && 'partner', wrong && 'wrong']
        .filter(Boolean)
        .join(' ')}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      transform={`translate(${at.x} ${at.y})`}
      onClick={() => {
        if (!drag.ended()) onPick();
      }}
      {...drag.handlers}
      onKeyDown={(event) => {
        const to = nudged(at, event.key);
        if (event.key !== 'Enter' && event.key !== ' ' && (to === undefined || onMove === undefined)) return;
        event.preventDefault();
        if (to === undefined) onPick();
        else onMove?.(to, true);
      }}
    >
      <circle className="sumeria-editor-hit" r={HIT} />
      {kind === 'city' ? (
        <rect className="sumeria-seal city" x={-RADIUS.city} y={-RADIUS.city} width={2 * RADIUS.city} height={2 * RADIUS.city} rx={6} />
      ) : (
        <circle className={`sumeria-seal ${kind}`} r={RADIUS[kind]} />
      )}
      {wrong && (
        <text className="sumeria-editor-wrong" textAnchor="middle" dy="0.35em">
          !
        </text>
      )}
    </g>
  );
}

/** A place under a mouse or a finger that draws it elsewhere. */
function useDrag(at: Point, onMove: EditorPlaceProps['onMove']) {
  const from = useRef<{ readonly clientX: number; readonly clientY: number }>(undefined);
  const dragged = useRef(false);
  const place = useUnscrolled(onMove !== undefined);
  const tell = (event: PointerEvent<SVGGElement>, done: boolean): void => {
    if (from.current === undefined) return;
    const far = Math.hypot(event.clientX - from.current.clientX, event.clientY - from.current.clientY) > TREMBLE;
    dragged.current ||= far;
    if (dragged.current) onMove?.(pointIn(event.currentTarget.ownerSVGElement!, event), done);
    if (done) from.current = undefined;
  };
  const handlers = onMove && {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { clientX: event.clientX, clientY: event.clientY };
      dragged.current = false;
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => tell(event, false),
    onPointerUp: (event: PointerEvent<SVGGElement>) => tell(event, true),
    onPointerCancel: () => {
      from.current = undefined;
      if (dragged.current) onMove(at, true);
    },
  };
  /** Whether the click that comes now is the end of a drag. */
  const ended = (): boolean => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };
  return { place, handlers, ended };
}

/** A finger that moves it does not scroll the page. Browsers do not hear `touch-action` on what is inside a drawing. */
function useUnscrolled(movable: boolean) {
  const place = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || !movable) return;
    const hold = (event: TouchEvent): void => event.preventDefault();
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, [movable]);
  return place;
}
