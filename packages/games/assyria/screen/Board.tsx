import { BoardSvg, PanZoom } from '@shinar/table';
import { COLUMN_COUNT, columnHeight, hexAt, PHASE } from '../rules/index.ts';
import { MAP_HEIGHT, MAP_WIDTH, placeOf } from '../words/geometry.ts';
import { range } from '../words/position.ts';
import { columnName, rowName } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { Well } from './art/Pieces.tsx';
import { Assur } from './board/Assur.tsx';
import { Expansions } from './board/Expansions.tsx';
import { Field, PlowSpace } from './board/Field.tsx';
import { Ground } from './board/Ground.tsx';
import { Hand } from './board/Hand.tsx';
import { Hexes } from './board/Hexes.tsx';
import { Standings } from './board/Standings.tsx';
import { CamelTrack, OfferingTrack, ScoreTrack } from './board/Tracks.tsx';
import { Wells } from './board/Wells.tsx';
import { useFeeding } from './feeding.ts';
import { TALL, WIDE } from './layout.ts';
import type { Props } from './props.ts';
import './board.css';
import './parts.css';

/** The whole table: the map, and around it the tracks, Assur, the field and a hand. */
export function Board(props: Props) {
  const { state, words, wide, low } = props;
  const layout = wide ? WIDE : TALL;
  const feed = useFeeding(props);
  const over = state.phase === PHASE.over;
  const onMap = `translate(${layout.map.x} ${layout.map.y})`;
  return (
    <div className="assyria" data-wide={wide} data-low={low}>
      <PanZoom>
        <BoardSvg
          key={layout.width}
          width={layout.width}
          height={layout.height}
          label={words.messages.board.name}
          className="assyria-table"
          ground={
            <g transform={onMap}>
              <rect className="assyria-map-ground" x={-32} y={-26} width={MAP_WIDTH + 40} height={MAP_HEIGHT + 34} rx={14} />
              <Names />
              <Ground players={state.players} />
            </g>
          }
        >
          <g transform={onMap}>
            <WellStock left={state.wellsLeft} label={words.messages.board.wellsLeft(state.wellsLeft)} />
            <Hexes {...props} />
            <Wells {...props} />
          </g>
          <Expansions props={props} layout={layout} />
          <Assur props={props} layout={layout} />
          {over ? (
            <Standings props={props} layout={layout} />
          ) : (
            <>
              <Field props={props} layout={layout} />
              <PlowSpace props={props} layout={layout} />
              <Hand props={props} layout={layout} />
            </>
          )}
          <CamelTrack props={props} layout={layout} />
          <OfferingTrack props={props} layout={layout} />
          <ScoreTrack props={props} layout={layout} />
        </BoardSvg>
      </PanZoom>
      <Advice props={props} onFeed={feed} />
    </div>
  );
}

/** Columns above, the rows of the first column beside it; in every second column a row lies half a hex lower. */
const Names = () => (
  <g className="assyria-names">
    {range(COLUMN_COUNT).map((column) => (
      <text key={columnName(column)} x={placeOf(hexAt(column, 0)).x} y={-8}>
        {columnName(column)}
      </text>
    ))}
    {range(columnHeight(0)).map((row) => (
      <text key={rowName(row)} x={-14} y={placeOf(hexAt(0, row)).y + 7}>
        {rowName(row)}
      </text>
    ))}
  </g>
);

/** In the corner that the first column leaves free. */
const WellStock = ({ left, label }: { readonly left: number; readonly label: string }) => (
  <g className="assyria-well-stock" transform={`translate(26 ${MAP_HEIGHT - 36})`}>
    <title>{label}</title>
    <Well />
    <text x={22} y={7}>
      ×{left}
    </text>
  </g>
);
