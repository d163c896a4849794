import {
  type BoardData,
  ownerOf,
  ranking,
  type Sumeria,
  type SumeriaEvent,
  type SumeriaState,
  setPoints,
  strength,
  TILES,
} from '@shinar/sumeria';
import type { Words } from './words.ts';

const ORDINAL = ['first', 'second', 'third'] as const;
const REFUSALS: Readonly<Record<string, string>> = {
  'state-already-laid': 'that state tile lies in the row already',
  'tile-not-in-bag': 'the bag has no such tile left',
  'no-such-seat': 'nobody sits there',
  'place-occupied': 'a trader stands there already; a place holds one',
  'reserve-empty': 'your reserve is empty: move or remove a trader instead',
  'no-own-trader': 'you have no trader there',
  'not-next-on-route': 'no road leads there in one move: a trader goes to the next place, or past occupied ones to the first empty one',
  'ends-where-it-began': 'a trader never ends where it began',
  'take-two-tiles': 'in the first city-state its controller takes two tiles',
  'take-one-tile': 'in the second city-state its controller takes one tile',
  'tile-not-above': 'no such tile lies above this city-state',
  'not-now': 'that is not what is to be done now',
};

/** The words of Sumeria on a board. */
export function sumeriaWords(board: BoardData): Words<Sumeria> {
  const places = board.states.flatMap(({ city, towns, villages }) => [city, ...towns, ...villages]);
  const states = board.states.map(({ name }) => name);

  return {
    prompt({ task, facts }) {
      switch (task) {
        case 'place-trader':
          return `Place a trader on an empty place (${facts?.left} left)`;
        case 'take-turn':
          return `${facts?.reserve === 0 ? 'Move' : 'Add, move'} or remove a trader (round ${facts?.round} of ${facts?.rounds}, ${facts?.left} turns left)`;
        case 'take-two':
          return 'You control the first city-state: take two of its three tiles';
        case 'take-one':
          return 'You control the second city-state: take one of its two tiles';
        case 'lay-row':
          return 'The city-state tiles are laid in a row';
        case 'choose-first':
          return 'The first player is drawn';
        default:
          return 'Six influence tiles are drawn';
      }
    },

    move(move) {
      switch (move.type) {
        case 'state':
          return `lay ${states[move.state]}`;
        case 'first':
          return `seat ${move.seat} is first`;
        case 'tile':
          return `draw ${TILES[move.tile]}`;
        case 'move':
          return `move ${places[move.from]} ${places[move.to]}`;
        case 'take':
          return `take ${move.tiles.map((tile) => TILES[tile]).join(' ')}`;
        default:
          return `${move.type} ${places[move.at]}`;
      }
    },

    event(event: SumeriaEvent) {
      switch (event.type) {
        case 'stateLaid':
          return `${states[event.state]} is laid at place ${event.position + 1}`;
        case 'firstChosen':
          return `seat ${event.seat} is first`;
        case 'tileDrawn':
          return `a tile of ${TILES[event.tile]} is drawn`;
        case 'traderPlaced':
          return `seat ${event.seat} places a trader on ${places[event.at]}`;
        case 'traderAdded':
          return `seat ${event.seat} adds a trader on ${places[event.at]}`;
        case 'traderMoved':
          return `seat ${event.seat} moves a trader from ${places[event.from]} to ${places[event.to]}`;
        case 'traderRemoved':
          return `seat ${event.seat} removes the trader from ${places[event.at]}`;
        case 'influenceGained':
          return `${states[event.state]} passes ${states[event.other]}: now at place ${event.position + 1}`;
        case 'influenceLost':
          return `${states[event.state]} falls behind ${states[event.other]}: now at place ${event.position + 1}`;
        case 'tileWon':
          return `seat ${event.seat} wins ${TILES[event.tile]} in ${states[event.state]} as ${event.rank === 1 ? 'its controller' : 'second'}`;
        case 'tileDiscarded':
          return `a tile of ${TILES[event.tile]} above ${states[event.state]} is discarded`;
        case 'roundEnded':
          return `round ${event.round + 1} ends`;
        case 'firstPassed':
          return `seat ${event.last} has fewest traders there and will be last, seat ${event.first} first`;
        case 'rowRenewed':
          return `the row is now ${event.row.map((state) => states[state]).join(', ')}`;
        case 'gameEnded':
          return 'the game is over';
      }
    },

    refusal: ({ reason }) => REFUSALS[reason] ?? reason,
    source: (source) => `${source} tiles`,
    board: (state) => [...rowText(state, states), '', ...placesText(state, board), '', ...playersText(state)].join('\n'),
  };
}

/** The row from the left, with the tiles above the first three and who is first and second in each state. */
function rowText(state: SumeriaState, states: readonly string[]): string[] {
  const above = ['', '', ''].map((_, i) => TILES_AT[i]!.map((slot) => TILES[state.above[slot]!]).filter((tile) => tile !== undefined));
  return Array.from(state.row, (tile, i) => {
    if (tile < 0) return `${i + 1}. -`;
    const { controller, second } = ranking(state, tile);
    const who = controller < 0 ? 'nobody' : `seat ${controller}${second < 0 ? '' : `, then seat ${second}`}`;
    const counts = seatsOf(state)
      .map((seat) => `${seat}:${strength(state, seat, tile)}`)
      .join(' ');
    const tiles = i < ORDINAL.length && above[i]!.length > 0 ? `   tiles: ${above[i]!.join(', ')}` : '';
    return `${i + 1}. ${states[tile]!.padEnd(8)} ${counts}   ${who.padEnd(20)}${tiles}`;
  });
}
const TILES_AT = [[0, 1, 2], [3, 4], [5]] as const;

/** One line a road, from city to city, with the traders on it. */
function placesText(state: SumeriaState, board: BoardData): string[] {
  const places = board.states.flatMap(({ city, towns, villages }) => [city, ...towns, ...villages]);
  const mark = (place: string): string => {
    const owner = ownerOf(state, places.indexOf(place));
    return owner < 0 ? '.' : String(owner);
  };
  const sign = (place: string): string => {
    const kind = board.states.some(({ city }) => city === place)
      ? '[ ]'
      : board.states.some(({ towns }) => towns.includes(place))
        ? '( )'
        : ' ';
    return kind.length === 3 ? kind.replace(' ', mark(place)) : mark(place);
  };
  return [
    'Roads, with the seats of the traders: [city] (town) village',
    ...board.roads.map((road) => `${road[0]!.padStart(8)} ${road.map(sign).join('--')} ${road.at(-1)}`),
  ];
}

function playersText(state: SumeriaState): string[] {
  return seatsOf(state).map((seat) => {
    const won = TILES.map((tile, i) => `${tile} ${state.won[seat * TILES.length + i]}`).join(', ');
    const points = TILES.reduce((sum, _, i) => sum + setPoints(state.won[seat * TILES.length + i]!), 0);
    return `Seat ${seat}: ${points} points (${won}), ${state.reserve[seat]} traders in reserve${state.first === seat ? ', first player' : ''}`;
  });
}

const seatsOf = (state: SumeriaState): number[] => Array.from({ length: state.players }, (_, seat) => seat);
