import { Target, Travel } from '@shinar/table';
import { memo } from 'react';
import { type Hex, holds, PHASE, supplyAhead, supplyForecast } from '../../rules/index.ts';
import { HEX_PLACES, type HexPlace, hexagon } from '../../words/geometry.ts';
import { actorIn, type Standing, standingAt } from '../../words/position.ts';
import { hexToken } from '../../words/tokens.ts';
import { Hut, ZIGGURAT_ON_HEX, Ziggurat } from '../art/Pieces.tsx';
import type { Props } from '../props.ts';
import { Passing } from './Moving.tsx';

const HIT = hexagon(50);
const GLOW = hexagon(45);
/** How many beats a hut takes to go: as long as the scene of it. */
const LEAVES = 3;
const FROM_ABOVE = [
  { x: 0, y: -70 },
  { x: 0, y: 0 },
];

/** What stands on the hexes, each a target; the traces of the last step, and what a previewed move would change. */
export function Hexes(props: Props) {
  const starving = starvingIn(props);
  return HEX_PLACES.map((place) => {
    const starves = starving.includes(place.hex);
    const label = props.words.token(hexToken(place.hex), props.state);
    return <HexTarget key={place.hex} place={place} starves={starves} label={label} looks={looksOf(props, place.hex)} props={props} />;
  });
}

/** All that a hex is drawn by, besides what else it is given. */
function looksOf({ state, preview, events, offered, chosen, step, pace, seats }: Props, hex: Hex): readonly unknown[] {
  const [now, then] = [state, preview?.state].map((each) => each && standingAt(each, hex));
  const [fed, tobe] = [state, preview?.state].map((each) => each?.phase === PHASE.supply && holds(each.fed, 0, hex));
  const change = changeAt(events, hex);
  const token = hexToken(hex);
  const moved = change === undefined ? [] : [change, step, pace];
  const standing = [
    now?.seat,
    now?.level,
    preview !== undefined,
    then?.seat,
    then?.level,
    state.phase,
    actorIn(state) === now?.seat,
    fed,
    tobe,
  ];
  return [seats, offered.has(token), chosen.includes(token), ...standing, ...moved];
}

/** While huts are placed and fed: those that the cards in hand cannot feed, at best; a previewed move counts as made. */
function starvingIn({ state, preview }: Props): readonly Hex[] {
  if (state.phase !== PHASE.huts && state.phase !== PHASE.supply) return [];
  const seat = actorIn(state);
  const ahead = preview !== undefined && supplyAhead(preview.state, seat);
  return supplyForecast(ahead ? preview.state : state, seat).starving;
}

interface HexTargetProps {
  readonly place: HexPlace;
  readonly starves: boolean;
  readonly label: string;
  readonly looks: readonly unknown[];
  readonly props: Props;
}

const looksSame = (a: HexTargetProps, b: HexTargetProps): boolean =>
  a.starves === b.starves &&
  a.label === b.label &&
  a.props.onPick === b.props.onPick &&
  a.looks.length === b.looks.length &&
  a.looks.every((look, i) => look === b.looks[i]);

/** Not drawn anew where it would look the same: the map has dozens, and a scene changes few. */
const HexTarget = memo(function HexTarget({ place, starves, label, props }: HexTargetProps) {
  const { state, preview, pace } = props;
  const { hex, x, y } = place;
  const now = standingAt(state, hex);
  const then = preview === undefined ? now : standingAt(preview.state, hex);
  const change = changeAt(props.events, hex);
  const token = hexToken(hex);
  return (
    <Target token={token} label={label} board={props} transform={`translate(${x} ${y})`}>
      <polygon className="hit" points={HIT} />
      <polygon className="glow" points={GLOW} />
      {change !== undefined && <polygon className="assyria-trace" points={GLOW} />}
      {now !== undefined && (
        <g className={change === 'came' && pace > 0 ? 'awaited' : ''}>
          <g className={now.seat !== then?.seat || (now.level === 0) !== (then.level === 0) ? 'assyria-leaving' : ''}>
            <StandingPiece standing={now} hex={hex} props={props} starves={starves} change={change} />
          </g>
        </g>
      )}
      {then !== undefined && then.level !== now?.level && <Coming standing={then} from={now?.level ?? 0} props={props} />}
      {starves && state.phase === PHASE.huts && <Bowl kind="starving" x={27} />}
      {change === 'left' && now === undefined && <Gone hex={hex} props={props} />}
    </Target>
  );
}, looksSame);

interface StandingProps {
  readonly standing: Standing;
  readonly props: Props;
}

interface StandingPieceProps extends StandingProps {
  readonly hex: Hex;
  readonly starves: boolean;
  readonly change: Change | undefined;
}

/** In the supply of its owner a hut that is fed stands in the middle, and one that is not stands aside. */
function StandingPiece({ standing: { seat, level }, hex, props, starves, change }: StandingPieceProps) {
  const { state, seats, preview, step, pace } = props;
  const look = seats[seat]!;
  if (level > 0) {
    return (
      <g transform={ZIGGURAT_ON_HEX}>
        <Ziggurat look={look} level={change === 'grew' ? level - 1 : level} />
        {change === 'grew' && (
          <Travel path={FROM_ABOVE} step={step} pace={pace}>
            <Ziggurat look={look} level={level} from={level - 1} />
          </Travel>
        )}
      </g>
    );
  }
  if (state.phase !== PHASE.supply || actorIn(state) !== seat) return <PlacedHut look={look} x={0} />;
  const fed = holds(state.fed, 0, hex);
  const tobe = preview !== undefined && preview.state.phase === PHASE.supply && holds(preview.state.fed, 0, hex);
  return (
    <>
      <PlacedHut look={look} x={fed || tobe ? 0 : 17} />
      <Travel path={change === 'fed' ? FROM_ABOVE : undefined} step={step} pace={pace}>
        <Bowl kind={fed || tobe ? 'full' : starves ? 'starving' : 'empty'} x={fed || tobe ? 23 : -17} />
      </Travel>
    </>
  );
}

const PlacedHut = ({ look, x }: { readonly look: Props['seats'][number]; readonly x: number }) => (
  <g transform={`translate(${x} 17) scale(.84)`}>
    <Hut look={look} />
  </g>
);

/** A bowl of food, an empty one, or one that will stay empty. */
function Bowl({ kind, x }: { readonly kind: 'full' | 'empty' | 'starving'; readonly x: number }) {
  return (
    <g className="assyria-bowl" data-kind={kind} transform={`translate(${x} 22)`}>
      {kind === 'full' && <path className="assyria-bowl-food" d="M-8-1C-6-8 6-8 8-1Z" />}
      <path className="assyria-bowl-clay" d="M-11-1H11C11 6 6 9 0 9S-11 6-11-1Z" />
      {kind === 'starving' && <path className="assyria-bowl-cross" d="M-5-11 5-3M5-11-5-3" />}
    </g>
  );
}

function Coming({ standing: { seat, level }, from, props }: StandingProps & { readonly from: number }) {
  const look = props.seats[seat]!;
  return (
    <g className="assyria-coming">
      {level === 0 ? (
        <PlacedHut look={look} x={0} />
      ) : (
        <g transform={ZIGGURAT_ON_HEX}>
          <Ziggurat look={look} level={level} from={from} />
        </g>
      )}
    </g>
  );
}

/** A hut that starved or was flooded in the last step. */
function Gone({ hex, props }: { readonly hex: number; readonly props: Props }) {
  const event = props.events.find((each) => (each.type === 'hutsStarved' || each.type === 'hutsFlooded') && each.huts.includes(hex));
  if (event === undefined || !('seat' in event)) return null;
  return (
    <Passing key={props.step} lasts={props.pace * LEAVES} rise={-20}>
      <PlacedHut look={props.seats[event.seat]!} x={0} />
    </Passing>
  );
}

type Change = 'came' | 'grew' | 'fed' | 'left';

/** What the last step did at a hex. */
function changeAt(events: Props['events'], hex: number): Change | undefined {
  for (const event of events) {
    switch (event.type) {
      case 'settled':
      case 'hutPlaced':
      case 'zigguratBuilt':
        if (event.at === hex) return 'came';
        break;
      case 'zigguratExtended':
        if (event.at === hex) return 'grew';
        break;
      case 'hutsFed':
        if (event.huts.includes(hex)) return 'fed';
        break;
      case 'hutsStarved':
      case 'hutsFlooded':
        if (event.huts.includes(hex)) return 'left';
    }
  }
  return undefined;
}
