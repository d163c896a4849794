import type { BoardProps } from '@shinar/table';
import { BoardSvg, PanZoom, Piece, Target, Travel } from '@shinar/table';
import { useMemo } from 'react';
import { type BoardData, ownerOf, type Sumeria } from '../../rules/index.ts';
import { type Place, placesOf } from '../../words/tokens.ts';
import type { SumeriaWords } from '../../words/words.ts';
import { Flow } from '../art/Flow.tsx';
import { SEAL, Seal } from '../art/Seal.tsx';
import type { Layout } from '../layout.ts';
import { routeOf } from '../map/route.ts';
import { hitsOf } from '../map/territories.ts';
import { Land } from './Land.tsx';
import { Ranks } from './Ranks.tsx';

const TRADER = 19;

type Props = BoardProps<Sumeria, SumeriaWords>;

/** The land with its places, traders and names. */
export function StatesMap({ layout, ...props }: Props & { readonly layout: Layout }) {
  const { game, state, words, seats, preview, events } = props;
  const board = game.board.data as BoardData;
  const places = placesOf(board);
  const hits = useMemo(() => hitsOf(layout), [layout]);
  const moved = events.find((event) => event.type === 'traderMoved');
  const arrived = events.flatMap((event) => (event.type === 'traderPlaced' || event.type === 'traderAdded' ? [event.at] : []));
  const touched = events.flatMap((event) => ('at' in event ? [event.at] : event.type === 'traderMoved' ? [event.from, event.to] : []));
  const pieceClass = (place: number): string => {
    if (preview !== undefined && ownerOf(preview.state, place) < 0) return 'sumeria-leaving';
    return arrived.includes(place) && props.pace > 0 ? 'awaited' : '';
  };
  return (
    <PanZoom>
      <BoardSvg
        width={layout.width}
        height={layout.height}
        label={words.messages.map}
        className="sumeria-map"
        ground={<Land layout={layout} />}
      >
        {places.map((place, number) => (
          <PlaceTarget
            key={place.name}
            place={place}
            number={number}
            layout={layout}
            hit={hits[number]!}
            traced={touched.includes(number)}
            props={props}
          >
            {(owner) => (
              <Travel
                path={moved?.to === number ? routeOf(board, layout, moved.from, moved.to, state) : undefined}
                step={props.step}
                pace={props.pace}
              >
                <Piece look={seats[owner]!} radius={TRADER} className={pieceClass(number)} />
              </Travel>
            )}
          </PlaceTarget>
        ))}
        {layout.labels.map(({ x, y }, cityState) => (
          <g key={board.states[cityState]!.name} className="sumeria-state-label" transform={`translate(${x} ${y})`}>
            <text textAnchor="middle">{words.state(cityState)}</text>
            <g transform="translate(0 20)">
              <Ranks state={preview?.state ?? state} cityState={cityState} seats={seats} />
            </g>
          </g>
        ))}
      </BoardSvg>
      <Flow layout={layout} step={props.step} pace={props.pace} />
    </PanZoom>
  );
}

interface PlaceProps {
  readonly place: Place;
  readonly number: number;
  readonly layout: Layout;
  readonly hit: string;
  readonly traced: boolean;
  readonly props: Props;
  readonly children: (owner: number) => React.ReactNode;
}

function PlaceTarget({ place, number, layout, hit, traced, props, children }: PlaceProps) {
  const { state, preview, words, seats } = props;
  const { x, y } = layout.points[number]!;
  const owner = ownerOf(state, number);
  const coming = preview === undefined || owner >= 0 ? -1 : ownerOf(preview.state, number);
  return (
    <Target token={place.token} label={words.token(place.token, state)} board={props} transform={`translate(${x} ${y})`}>
      <path className="hit" d={hit} transform={`translate(${-x} ${-y})`} />
      <Seal kind={place.kind} />
      {traced && <circle className="sumeria-trace" r={SEAL[place.kind] + 8} />}
      <circle className="glow" r={Math.max(SEAL[place.kind], TRADER) + 4} />
      {owner >= 0 && children(owner)}
      {coming >= 0 && <Piece look={seats[coming]!} radius={TRADER} className="sumeria-coming" />}
    </Target>
  );
}
