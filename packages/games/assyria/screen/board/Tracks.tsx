import type { Seat } from '@shinar/core';
import { Piece, Target } from '@shinar/table';
import { MOST_CAMELS, MULTIPLIER } from '../../rules/index.ts';
import { pointsIn, range, seatsIn } from '../../words/position.ts';
import { stepToken } from '../../words/tokens.ts';
import { CamelShape } from '../art/Pieces.tsx';
import type { Box, Layout } from '../layout.ts';
import type { Props } from '../props.ts';
import { camelsSpot } from '../sources.ts';
import { Passing, Slide } from './Moving.tsx';

interface TrackProps {
  readonly props: Props;
  readonly layout: Layout;
}

const DISC = 9;

/** Four discs fit on a step, each seat's in its own corner. */
const corner = (seat: number, players: number): { x: number; y: number } => ({
  x: (seat % 2 === 0 ? -1 : 1) * DISC,
  y: players > 2 ? (seat < 2 ? -1 : 1) * DISC : 0,
});

interface DiscsProps extends TrackProps {
  /** Where each seat stands, now and after a previewed move. */
  readonly now: ArrayLike<number>;
  readonly then: ArrayLike<number> | undefined;
  readonly at: (step: number) => { readonly x: number; readonly y: number };
  /** Where points may fly from. */
  readonly spot?: (seat: Seat) => string;
}

function Discs({ props, now, then, at, spot }: DiscsProps) {
  const { state, seats, pace } = props;
  return (
    <g className="assyria-discs">
      {seatsIn(state).map((seat) => {
        const { x, y } = at(now[seat]!);
        const { x: dx, y: dy } = corner(seat, state.players);
        const after = then === undefined || then[seat] === now[seat] ? undefined : at(then[seat]!);
        return (
          <g key={seat}>
            {after !== undefined && (
              <g transform={`translate(${after.x + dx} ${after.y + dy})`} className="assyria-coming">
                <Piece look={seats[seat]!} radius={DISC} />
              </g>
            )}
            <Slide x={x + dx} y={y + dy} pace={pace}>
              <g className={after === undefined ? '' : 'assyria-leaving'} data-spot={spot?.(seat)}>
                <Piece look={seats[seat]!} radius={DISC} />
              </g>
            </Slide>
          </g>
        );
      })}
    </g>
  );
}

export function CamelTrack({ props, layout }: TrackProps) {
  const { state, preview } = props;
  const { x, y, width, height } = layout.camels;
  const icon = 40;
  const step = (width - icon) / (MOST_CAMELS + 1);
  const at = (camels: number) => ({ x: x + icon + step * (camels + 1) - DISC * 2 - 4, y: y + height / 2 });
  return (
    <g className="assyria-track" data-tip={props.words.messages.board.tracks.camels}>
      <rect className="assyria-tray" x={x} y={y} width={width} height={height} rx={10} />
      <g transform={`translate(${x + 21} ${y + height / 2})`}>
        <CamelShape size={34} />
      </g>
      {range(MOST_CAMELS + 1).map((camels) => (
        <g key={camels}>
          <rect className="assyria-step" x={x + icon + step * camels + 1} y={y + 3} width={step - 3} height={height - 6} rx={6} />
          <text className="assyria-step-number" x={x + icon + step * camels + 5} y={y + (layout.wide ? 16 : 22)}>
            {camels}
          </text>
        </g>
      ))}
      <Discs props={props} layout={layout} now={state.camels} then={preview?.state.camels} at={at} spot={camelsSpot} />
    </g>
  );
}

/** The steps of the offering track with their multipliers, each a target. */
export function OfferingTrack({ props, layout }: TrackProps) {
  const { state, preview, words } = props;
  const { rows, ...box } = layout.offerings;
  const perRow = MULTIPLIER.length / rows;
  const icon = layout.wide ? 44 : 0;
  const size = { width: (box.width - icon) / perRow, height: box.height / rows };
  const boxOf = (step: number): Box => ({
    x: box.x + icon + size.width * (step % perRow),
    y: box.y + size.height * Math.floor(step / perRow),
    ...size,
  });
  const at = (step: number) => {
    const place = boxOf(step);
    return { x: place.x + size.width - DISC * 2 - 6, y: place.y + size.height / 2 + (layout.wide ? 0 : 8) };
  };
  return (
    <g className="assyria-track" data-tip={props.words.messages.board.tracks.offerings}>
      <rect className="assyria-tray" x={box.x} y={box.y} width={box.width} height={box.height} rx={10} />
      {layout.wide && (
        <g transform={`translate(${box.x + 22} ${box.y + box.height / 2})`}>
          <AltarShape size={32} />
        </g>
      )}
      {MULTIPLIER.map((multiplier, step) => {
        const place = boxOf(step);
        const token = stepToken(step);
        const inner = { x: 2, y: 3, width: place.width - 4, height: place.height - 6, rx: 6 };
        return (
          <Target
            key={token}
            token={token}
            label={words.token(token, state)}
            board={props}
            transform={`translate(${place.x} ${place.y})`}
            traceAt={{ x: place.width / 2, y: 4 }}
          >
            <rect className="hit" width={place.width} height={place.height} />
            <rect className="assyria-step" {...inner} />
            <text className="assyria-multiplier" x={8} y={layout.wide ? place.height / 2 + 6 : 28}>
              ×{multiplier}
            </text>
            <rect className="glow" {...inner} />
          </Target>
        );
      })}
      <Discs props={props} layout={layout} now={state.offering} then={preview?.state.offering} at={at} />
    </g>
  );
}

/** A horned altar with a flame, in a square from -10 to 10. */
export function AltarShape({ size }: { readonly size: number }) {
  return (
    <path
      className="assyria-altar"
      transform={`scale(${size / 20})`}
      d="M-8-1-7-4-4-2H4L7-4 8-1 6 2V8H8V10H-8V8H-6V2ZM0-3C-3-5-2-7 0-10 2-7 3-5 0-3Z"
    />
  );
}

const MARKER = 13;
/** How many beats points are seen at their marker: as long as the shortest scene that brings some. */
const POINTS_RISE = 2;
/** Who has as many points stands so far to the right of the other. */
const TIE = 17;

/** Points along one line that grows with the game. */
export function ScoreTrack({ props, layout }: TrackProps) {
  const { state, preview, seats, events, pace, step } = props;
  const { x, y, width, height } = layout.score;
  const points = pointsIn(state);
  const then = preview === undefined ? points : pointsIn(preview.state);
  const end = Math.max(50, Math.ceil((Math.max(...points, ...then) + 5) / 25) * 25);
  const at = (value: number): number => x + 24 + ((width - 48) * value) / end;
  const line = y + height - 18;
  const gained = seatsIn(state).map((seat) =>
    events.reduce((sum, event) => (event.type === 'pointsScored' && event.seat === seat ? sum + event.points : sum), 0),
  );
  const tied = (seat: number): number => points.slice(0, seat).filter((other) => Math.abs(at(other) - at(points[seat]!)) < MARKER).length;
  return (
    <g className="assyria-score" data-tip={props.words.messages.board.tracks.points}>
      <rect className="assyria-tray" x={x} y={y} width={width} height={height} rx={10} />
      {range(end / 5 + 1)
        .map((i) => i * 5)
        .map((value) => (
          <g key={value}>
            <path className="assyria-tick" d={`M${at(value)} ${line - (value % 10 === 0 ? 12 : 4)}V${line + 12}`} />
            {value % 10 === 0 && (
              <text className="assyria-tick-number" x={at(value)} y={line - 16}>
                {value}
              </text>
            )}
          </g>
        ))}
      {seatsIn(state).map((seat) => (
        <g key={seat}>
          {then[seat] !== points[seat] && (
            <g className="assyria-coming" transform={`translate(${at(then[seat]!)} ${line + 2})`}>
              <Piece look={seats[seat]!} radius={MARKER} />
            </g>
          )}
          <Slide x={at(points[seat]!) + TIE * tied(seat)} y={line + 2} pace={pace}>
            <Piece look={seats[seat]!} radius={MARKER} />
            {gained[seat]! > 0 && (
              <Passing key={step} lasts={pace * POINTS_RISE} rise={-26}>
                <text className="assyria-gained" y={MARKER + 14}>
                  +{gained[seat]}
                </text>
              </Passing>
            )}
          </Slide>
        </g>
      ))}
    </g>
  );
}
