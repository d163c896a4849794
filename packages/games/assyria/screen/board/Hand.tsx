import type { Seat } from '@shinar/core';
import type { Token } from '@shinar/table';
import { handSpot, Target } from '@shinar/table';
import type { Phrases } from '@shinar/words';
import { PHASE } from '../../rules/index.ts';
import { actorIn, dealtIn, type Held, handOf } from '../../words/position.ts';
import { dealtToken, handToken } from '../../words/tokens.ts';
import { CARD_HEIGHT, CARD_WIDTH, FoodCard } from '../art/Cards.tsx';
import type { Layout } from '../layout.ts';
import type { Props } from '../props.ts';

interface Shown {
  /** Whose hand it is. */
  readonly seat?: Seat;
  readonly title: string;
  readonly name?: string;
  readonly cards: readonly (Held & { readonly token: Token })[];
}

/** The cards that matter now: those dealt for the first choice, or the hand that lies open. */
function shownIn({ state, words, viewer }: Props): Shown | undefined {
  const { board } = words.messages;
  if (state.phase === PHASE.deal || state.phase === PHASE.keep) {
    return { title: board.dealt, cards: dealtIn(state).map((held) => ({ ...held, token: dealtToken(held.card) })) };
  }
  const seat = viewer ?? actorIn(state);
  if (seat < 0) return undefined;
  return {
    seat,
    title: board.hand,
    name: words.who(seat),
    cards: handOf(state, seat).map((held) => ({ ...held, token: handToken(held.card) })),
  };
}

const NOTHING_OFFERED: ReadonlySet<Token> = new Set();

/** Only from the hand of whose turn it is can be picked. */
export function Hand({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { state, words, viewer } = props;
  const { x, y, width, height, scale } = layout.hand;
  const shown = shownIn(props);
  const isOthers = shown?.name !== undefined && viewer !== undefined && viewer !== actorIn(state);
  const board = isOthers ? { ...props, offered: NOTHING_OFFERED, chosen: [] } : props;
  const count = shown?.cards.length ?? 0;
  const title = layout.wide ? (props.low ? 170 : 124) : 0;
  const top = layout.wide ? 0 : 34;
  const perRow = layout.wide ? Math.max(count, 1) : Math.max(4, Math.ceil(count / 2));
  const step = Math.min((CARD_WIDTH + 10) * scale, (width - title - 10) / perRow);
  const size = Math.min(scale, step / (CARD_WIDTH + 4));
  const rowHeight = layout.wide ? height : (height - top) / 2;
  const at = (index: number): string => {
    const row = Math.floor(index / perRow);
    return `translate(${x + title + 8 + step * ((index % perRow) + 0.5)} ${y + top + rowHeight * (row + 0.5)}) scale(${size})`;
  };
  return (
    <g>
      <rect
        className="assyria-tray"
        data-spot={shown?.seat === undefined ? undefined : handSpot(shown.seat)}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
      />
      {shown !== undefined && (
        <Title shown={shown} label={words.messages.label} x={x + 12} y={y} layout={layout} low={layout.wide && props.low === true} />
      )}
      {count === 0 && shown?.name !== undefined && (
        <text className="assyria-step-number" x={x + title + 14} y={y + top + (layout.wide ? height / 2 + 5 : 30)}>
          {words.messages.seat.noCards}
        </text>
      )}
      {shown?.cards.map(({ card, count: copies, token }, index) => (
        <g key={token} transform={at(index)}>
          <Target token={token} label={words.token(token, state)} board={board}>
            <rect className="hit" x={-step / size / 2} y={-rowHeight / size / 2} width={step / size} height={rowHeight / size} />
            {copies > 1 && (
              <g transform="translate(4 -4)">
                <FoodCard card={card} />
              </g>
            )}
            <FoodCard card={card} />
            <rect className="glow" x={-CARD_WIDTH / 2} y={-CARD_HEIGHT / 2} width={CARD_WIDTH} height={CARD_HEIGHT} rx={6} />
          </Target>
          {copies > 1 && (
            <g className="assyria-copies assyria-beside" transform="translate(22 -28)">
              <circle r={13} />
              <text y={6}>{copies}</text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** Of a name beside the cards; on a low screen words are larger. */
const LONGEST = { low: 11, other: 13 };
const LINE = { low: 32, other: 20 };
const shortened = (name: string, longest: number): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

interface TitleProps {
  readonly shown: Shown;
  readonly label: Phrases['label'];
  readonly x: number;
  readonly y: number;
  readonly layout: Layout;
  readonly low: boolean;
}

/** Beside the cards on a wide screen, above them on a tall one. */
function Title({ shown: { title, name }, label, x, y, layout, low }: TitleProps) {
  const kind = low ? 'low' : 'other';
  const owner = name === undefined ? [] : [shortened(name, LONGEST[kind])];
  const lines = layout.wide ? [...owner, title] : owner.length > 0 ? [label(owner[0]!, title)] : [title];
  const first = layout.wide ? y + layout.hand.height / 2 + (low ? 9 : 5) - ((lines.length - 1) * LINE[kind]) / 2 : y + 26;
  return (
    <text className="assyria-caption">
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={first + i * LINE[kind]}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
