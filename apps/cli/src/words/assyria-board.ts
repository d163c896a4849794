/** A position of Assyria as text: the map, the field, Assur, the players. */
import {
  type AssyriaState,
  bonusLies,
  CARD_NAMES,
  COLUMN_COUNT,
  cardsOf,
  columns,
  DIGNITARIES,
  FIRST_SLOT,
  GOOD_OF,
  GOODS,
  HEX_NAMES,
  type Hex,
  held,
  hexAt,
  hexesAround,
  holds,
  IN_PLAY,
  MULTIPLIER,
  pointsOf,
  REGION_OF,
  REGIONS,
  SLOTS,
  VERTICES,
  wellAt,
} from '@shinar/assyria';

const CELL = 9;
const LINES = 14;
const WIDTH = 100;
/** Long lines go on below, indented. */
const wrap = (line: string): string => (line.length <= WIDTH ? line : line.replace(/(.{1,96}) /g, '$1\n    '));
const seatsOf = (state: AssyriaState): number[] => Array.from({ length: state.players }, (_, seat) => seat);

export function drawBoard(state: AssyriaState): string {
  return [
    `Reign ${state.reign + 1}, turn ${state.turn + 1}. Expansion cards of the reign: ${expansions(state)}.`,
    '',
    'Each hex: its name, good (grape, palm, salt, barley, dates) and region (. arid, * fertile, ~ river).',
    'Below it: h1 is a hut of seat 1, Z1/2 a ziggurat of seat 1 with 2 tiles.',
    ...drawMap(state),
    `Wells: ${wells(state)} (${state.wellsLeft} left)`,
    ...drawField(state),
    ...drawAssur(state),
    ...drawSeats(state),
    'Cards of 1, 2 and 3 symbols:',
    `  deck      ${pile(state.deck)}`,
    `  discarded ${pile(state.discard)}`,
  ]
    .map(wrap)
    .join('\n');
}

function expansions(state: AssyriaState): string {
  const cards = Array.from(state.laid).filter((card) => card > 0);
  return [...cards, ...(bonusLies(state) ? ['bonus 4'] : [])].join(', ') || 'none yet';
}

/** Two lines a hex; odd columns begin a line lower. */
function drawMap(state: AssyriaState): string[] {
  return Array.from({ length: LINES }, (_, line) => {
    const cells = Array.from({ length: COLUMN_COUNT }, (_, column) => {
      const at = line - (column % 2);
      const hex = hexAt(column, Math.floor(at / 2));
      return (hex < 0 || hex >= IN_PLAY[state.players]! ? '' : at % 2 === 0 ? ground(hex) : piece(state, hex)).padEnd(CELL);
    });
    return cells.join('').trimEnd();
  });
}

const REGION_MARKS = ['.', '*', '~', '~'];
const ground = (hex: Hex): string => `${HEX_NAMES[hex]} ${GOODS[GOOD_OF[hex]!]!.charAt(0).toUpperCase()}${REGION_MARKS[REGION_OF[hex]!]}`;

function piece(state: AssyriaState, hex: Hex): string {
  for (const seat of seatsOf(state)) {
    if (holds(state.huts, seat, hex)) return holds(state.fed, 0, hex) ? `h${seat} fed` : `h${seat}`;
    if (holds(state.ziggurats, seat, hex)) return `Z${seat}/${state.level[hex]}`;
  }
  return '';
}

function wells(state: AssyriaState): string {
  const dug = VERTICES.filter((vertex) => wellAt(state, vertex));
  return dug.map((vertex) => hexNames(hexesAround(vertex))).join(', ') || 'none';
}

export const hexNames = (hexes: readonly Hex[]): string => hexes.map((hex) => HEX_NAMES[hex]).join('-');
export const placeName = (hex: Hex): string =>
  `${HEX_NAMES[hex]} (${GOODS[GOOD_OF[hex]!]}, ${REGIONS[REGION_OF[hex]!]!.replace('-', ' ')})`;

function drawField(state: AssyriaState): string[] {
  const all = Array.from({ length: columns(state) }, (_, column) => {
    const disc = state.discs[column]!;
    const cards = cardsOf(state, column).map((card) => CARD_NAMES[card]);
    return `${column}: ${[...(disc > 0 ? [`seat ${disc - 1}`] : []), ...cards].join(' ') || '-'}`;
  });
  return [`Field: ${all.join(' | ')}`];
}

function drawAssur(state: AssyriaState): string[] {
  const rows = DIGNITARIES.map((name, dignitary) => {
    const slots = state.assur.subarray(FIRST_SLOT[dignitary]!, FIRST_SLOT[dignitary]! + SLOTS[dignitary]!);
    return `${name} ${Array.from(slots, (slot) => (slot > 0 ? slot - 1 : '.')).join(' ')}`;
  });
  return [`Assur, from above: ${rows.join(' | ')}`];
}

function drawSeats(state: AssyriaState): string[] {
  const order = Array.from(state.order.subarray(0, state.players)).join(' ');
  return [
    `Order: ${order}`,
    ...seatsOf(state).map((seat) => {
      const hand = CARD_NAMES.flatMap((name, card) => Array<string>(held(state, seat, card)).fill(name));
      const offering = `offering ${state.offering[seat]} (x${MULTIPLIER[state.offering[seat]!]})`;
      const stock = `${state.camels[seat]} camels, ${offering}, ${state.reserve[seat]} huts in reserve`;
      return `Seat ${seat}: ${pointsOf(state, seat)} points, ${stock}; cards: ${hand.join(' ') || 'none'}`;
    }),
  ];
}

const SYMBOLS = 3;

function pile(cards: Int8Array): string {
  const goods = GOODS.map((good, i) => `${good} ${cards.subarray(i * SYMBOLS, i * SYMBOLS + SYMBOLS).join(' ')}`);
  return `${goods.join(', ')}, joker ${cards[GOODS.length * SYMBOLS]}`;
}
