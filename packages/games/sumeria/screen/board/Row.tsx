import type { BoardProps } from '@shinar/table';
import { BoardSvg, Piece, Target } from '@shinar/table';
import { type BoardData, SCORED, SLOTS_ABOVE, type Sumeria, TILES } from '../../rules/index.ts';
import { tileToken } from '../../words/tokens.ts';
import type { SumeriaWords } from '../../words/words.ts';
import { TileShape } from '../art/TileShape.tsx';
import { colourOf } from '../layout.ts';
import { rowSpot } from '../scenes.ts';
import { Ranks } from './Ranks.tsx';

const WIDTH = 800;
const HEIGHT = 152;
const STEP = 100;
/** Where a state tile begins, from above. */
const TOP = 48;
/** Tiles that go stay in view for so many times the travel of a piece. */
const GONE_FOR = 2;
/** A long name is narrower, so that it stays on its tile; as high as the others, so that a phone can show it. */
const squeezed = (name: string) => (name.length > 6 ? ({ textLength: 86, lengthAdjust: 'spacingAndGlyphs' } as const) : {});

/** The state tiles from left to right, the influence tiles above the first three; while a move is pointed at, as it would leave them. What moves is a drawing of its own: a part of one would have all of it painted anew. */
export function Row(props: BoardProps<Sumeria, SumeriaWords>) {
  const { state, preview, words } = props;
  const after = preview?.state ?? state;
  const drawn = props.events.flatMap((event) => (event.type === 'tileDrawn' ? [event.above] : []));
  const laid = [...after.row].map((tile, position) => ({ tile, position })).filter(({ tile }) => tile >= 0);
  return (
    <div className="sumeria-row">
      <BoardSvg width={WIDTH} height={HEIGHT} label={words.messages.row}>
        {SLOTS_ABOVE.flatMap((slots, position) =>
          slots.map((slot, i) => {
            const tile = state.above[slot]!;
            const pitch = slots.length === 3 ? 32 : 38;
            const x = position * STEP + STEP / 2 + (i - (slots.length - 1) / 2) * pitch;
            if (tile < 0) return <rect key={slot} className="sumeria-no-tile" x={x - 13} y={9} width={26} height={26} rx={5} />;
            const kind = TILES[tile]!;
            const reach = slots.length === 1 ? STEP : pitch;
            return (
              <Target key={slot} token={tileToken(slot)} label={words.tile(tile)} board={props} transform={`translate(${x} 22)`}>
                <rect className="hit" x={-reach / 2} y={-22} width={reach} height={48} />
                <g transform={slots.length === 3 ? 'scale(0.84)' : ''}>
                  <g key={props.step} className={drawn.includes(slot) ? 'sumeria-arriving' : ''}>
                    <TileShape kind={kind} />
                  </g>
                  <rect className="glow" x={-20} y={-20} width={40} height={40} rx={7} />
                </g>
              </Target>
            );
          }),
        )}
      </BoardSvg>
      {props.pace > 0 && <Gone {...props} />}
      {laid
        .sort((a, b) => a.tile - b.tile)
        .map((place) => (
          <StateTile key={place.tile} {...props} {...place} />
        ))}
    </div>
  );
}

interface StateTileProps extends BoardProps<Sumeria, SumeriaWords> {
  readonly tile: number;
  readonly position: number;
}

function StateTile({ game, state, preview, words, seats, tile, position }: StateTileProps) {
  return (
    <svg
      viewBox={`0 ${TOP} ${STEP} ${HEIGHT - TOP}`}
      className="sumeria-state-tile"
      data-spot={rowSpot(position)}
      data-scored={position < SCORED}
      data-moved={preview !== undefined && state.position[tile] !== position}
      style={{ transform: `translateX(${position * 100}%)` }}
    >
      <title>{words.messages.rowTile(words.state(tile), position + 1)}</title>
      <rect
        className="sumeria-slab"
        x={2}
        y={TOP}
        width={96}
        height={100}
        rx={8}
        style={{ fill: colourOf(game.board.data as BoardData, tile) }}
      />
      <text className="sumeria-position" x={9} y={70}>
        {position + 1}
      </text>
      <text className="sumeria-name" x={50} y={97} textAnchor="middle" {...squeezed(words.state(tile))}>
        {words.state(tile)}
      </text>
      <g transform="translate(50 126)">
        <Ranks state={preview?.state ?? state} cityState={tile} seats={seats} />
      </g>
    </svg>
  );
}

/** The tiles that the last step gave or discarded rise from their state, with the mark of who won them. */
function Gone({ events, seats, step, pace }: BoardProps<Sumeria, SumeriaWords>) {
  const gone = events.filter((event) => event.type === 'tileWon' || event.type === 'tileDiscarded');
  return gone.map((event, i) => {
    const before = gone.slice(0, i).filter(({ position }) => position === event.position).length;
    return (
      <svg
        key={`${step}-${event.position}-${before}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="sumeria-gone"
        style={{ animationDuration: `${pace * GONE_FOR}ms` }}
        aria-hidden="true"
      >
        <g transform={`translate(${event.position * STEP + 24 + before * 32} 22) scale(0.84)`}>
          <TileShape kind={TILES[event.tile]!} />
          {event.type === 'tileWon' && (
            <g transform="translate(0 24)">
              <Piece look={seats[event.seat]!} radius={12} />
            </g>
          )}
        </g>
      </svg>
    );
  });
}
