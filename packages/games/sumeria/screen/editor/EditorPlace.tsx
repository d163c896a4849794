import type { PlaceKind } from '../../words/tokens.ts';
import type { Point } from '../layout.ts';

const RADIUS: Readonly<Record<PlaceKind, number>> = { city: 27, town: 20, village: 15 };
/** As large as a finger. */
const HIT = 28;

interface EditorPlaceProps {
  readonly kind: PlaceKind;
  readonly at: Point;
  readonly label: string;
  readonly chosen: boolean;
  /** What is done at the chosen one is done here too. */
  readonly partner: boolean;
  readonly wrong: boolean;
  readonly onPick: () => void;
}

export function EditorPlace({ kind, at, label, chosen, partner, wrong, onPick }: EditorPlaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand inside SVG.
    <g
      className={['sumeria-editor-place', chosen && 'chosen', partner && 'partner', wrong && 'wrong'].filter(Boolean).join(' ')}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      transform={`translate(${at.x} ${at.y})`}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
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
