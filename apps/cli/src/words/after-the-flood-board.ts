/** The position of After the Flood as text. */
import {
  AREAS,
  BOXES,
  EMPIRES,
  type Flood,
  GOODS,
  goodAt,
  goodNames,
  isSumer,
  OFFERS,
  OPENINGS,
  PLACES,
  placeOf,
  pointsOf,
  ranked,
  SEATS,
  STAGE,
  SUMER,
  TURNS,
  valueIn,
  WORTH,
  workersAt,
} from '@shinar/after-the-flood';

const SEAT_LIST = Array.from({ length: SEATS }, (_, seat) => seat);
const WIDTH = 13;
const ORDINAL = ['best', 'second', 'third'];
const mark = (owner: number): string => (owner === 0 ? '.' : `seat ${owner - 1}`);
const named = (name: string): string => name.padEnd(WIDTH);

export function floodBoard(state: Flood): string {
  return [
    ...headLines(state),
    '',
    ...SEAT_LIST.flatMap((seat) => seatLines(state, seat)),
    '',
    ...sumerLines(state),
    '',
    ...otherLines(state),
    '',
    ...boxLines(state),
    `Bank          ${goodsText((good) => Math.max(0, state.bank[good]!))}`,
  ].join('\n');
}

function headLines(state: Flood): string[] {
  const order = Array.from(state.order, (seat) => `${seat}${state.passed[seat] ? ' (passed)' : ''}`).join(', ');
  const openings = state.stage === STAGE.over ? [] : (OPENINGS[state.turn - 1] ?? []);
  const rising = openings.map(({ empire, armies }) => {
    const owner = state.empire.indexOf(empire + 1);
    return `${EMPIRES[empire]} ${armies}${owner < 0 ? '' : ` (seat ${owner})`}`;
  });
  return [`Turn ${state.turn} of ${TURNS}   order of play: ${order}`, `Empires of the turn: ${rising.join(', ') || 'none'}`];
}

function goodsText(count: (good: number) => number): string {
  const held = GOODS.map((name, good) => (count(good) > 0 ? `${count(good)} ${name}` : '')).filter(Boolean);
  return held.join(', ') || 'nothing';
}

function seatLines(state: Flood, seat: number): string[] {
  const own = (name: Parameters<typeof placeOf>[0]): number => state.workers[workersAt(seat, placeOf(name))]!;
  const stocks = `workers ${own('stock')} available, ${own('unavailable')} not; armies ${state.ready[seat]} available, ${state.reserve[seat]} not`;
  const lines = [
    `Seat ${seat}: ${pointsOf(state, seat)} points   ${stocks}`,
    `   goods: ${goodsText((good) => state.goods[goodAt(seat, good)]!)}`,
  ];
  if (state.empire[seat]) {
    const rank = ORDINAL[ranked(state).indexOf(seat)];
    lines.push(`   empire: ${EMPIRES[state.empire[seat]! - 1]}, equipment of value ${valueIn(state.equipment, seat)}, ${rank}`);
  }
  if (state.passed[seat]) lines.push(`   pass box: value ${valueIn(state.bids, seat)}`);
  return lines;
}

const armiesText = (state: Flood, area: number): string =>
  state.armies[area] ? `${mark(state.armyOf[area]!)} x${state.armies[area]}` : '.';

function cityText(state: Flood, area: number): string {
  const owner = mark(state.city[area]!);
  return state.extended[area] ? `${owner} extended` : owner;
}

function sumerLines(state: Flood): string[] {
  return [
    `${named('Sumer')} armies     city`,
    ...SUMER.map((name, area) => `${named(name)} ${armiesText(state, area).padEnd(10)} ${cityText(state, area)}`),
  ];
}

const workersText = (state: Flood, place: number): string =>
  SEAT_LIST.map((seat) => {
    const count = state.workers[workersAt(seat, place)]!;
    return (count === 0 ? '.' : `${seat}:${count}`).padEnd(4);
  }).join('');

function otherLines(state: Flood): string[] {
  const others = AREAS.map((name, area) => ({ name, area })).filter(({ area }) => !isSumer(area));
  return [
    `${named('Other areas')} armies     workers       points  goods on offer`,
    ...others.map(({ name, area }) =>
      [
        named(name),
        armiesText(state, area).padEnd(10),
        workersText(state, area).padEnd(13),
        String(WORTH[area] || '.').padEnd(7),
        goodNames(OFFERS[area]!).join(', '),
      ]
        .join(' ')
        .trimEnd(),
    ),
  ];
}

function boxLines(state: Flood): string[] {
  return [
    `${named('Boxes')} unused       used         points`,
    ...BOXES.map((name) => {
      const place = placeOf(name);
      const used = (PLACES as readonly string[]).indexOf(`used-${name}`);
      return [
        named(name.replace('-', ' ')),
        workersText(state, place).padEnd(12),
        (used < 0 ? '' : workersText(state, used)).padEnd(12),
        WORTH[place] || '.',
      ].join(' ');
    }),
  ];
}
