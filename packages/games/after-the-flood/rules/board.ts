/** F2: the map and the boxes. A place is an area, a box, one of the two used sides, or the available or unavailable stock. */
import { GOLD, GOODS, goodsOf, LAPIS, METAL, OIL, WOOD } from './shared/goods.ts';

export const SUMER = ['sippar', 'babylon', 'nippur', 'shuruppak', 'umma', 'uruk', 'ur', 'lagash', 'eridu'] as const;
export const OTHERS = [
  'hittites',
  'mittani',
  'assyria',
  'amorites',
  'egypt',
  'kassites',
  'guti',
  'elam',
  'chaldea',
  'dilmun',
  'akkad',
  'isin',
  'larsa',
] as const;
export const AREAS = [...SUMER, ...OTHERS] as const;
export const BOXES = ['irrigation', 'weaving', 'scribes', 'tool-makers'] as const;
export const PLACES = [...AREAS, ...BOXES, 'used-scribes', 'used-tool-makers', 'stock', 'unavailable'] as const;
export type AreaName = (typeof AREAS)[number];
export type PlaceName = (typeof PLACES)[number];
/** The index of an area in AREAS. */
export type Area = number;
/** The index of a place in PLACES; areas come first, so an area is also a place. */
export type Place = number;

export const SUMER_COUNT = SUMER.length;
export const AREA_COUNT = AREAS.length;
export const PLACE_COUNT = PLACES.length;

export const placeOf = (name: PlaceName): Place => PLACES.indexOf(name);
export const SIPPAR = placeOf('sippar');
export const BABYLON = placeOf('babylon');
export const NIPPUR = placeOf('nippur');
export const SHURUPPAK = placeOf('shuruppak');
export const URUK = placeOf('uruk');
export const UR = placeOf('ur');
export const ERIDU = placeOf('eridu');
export const DILMUN = placeOf('dilmun');
export const IRRIGATION = placeOf('irrigation');
export const WEAVING = placeOf('weaving');
export const SCRIBES = placeOf('scribes');
export const TOOL_MAKERS = placeOf('tool-makers');
export const USED_SCRIBES = placeOf('used-scribes');
export const USED_TOOL_MAKERS = placeOf('used-tool-makers');
export const STOCK = placeOf('stock');
export const UNAVAILABLE = placeOf('unavailable');

/** F2.3: borders, each pair listed once. */
const BORDERS: readonly (readonly [AreaName, readonly AreaName[]])[] = [
  ['sippar', ['amorites', 'assyria', 'babylon']],
  ['babylon', ['amorites', 'assyria', 'kassites', 'nippur', 'shuruppak']],
  ['nippur', ['kassites', 'guti', 'umma', 'shuruppak']],
  ['shuruppak', ['umma', 'uruk']],
  ['umma', ['guti', 'elam', 'lagash', 'ur', 'uruk']],
  ['uruk', ['ur']],
  ['ur', ['lagash', 'eridu']],
  ['lagash', ['elam', 'eridu']],
  ['egypt', ['amorites']],
  ['amorites', ['hittites', 'mittani', 'assyria']],
  ['hittites', ['mittani']],
  ['mittani', ['assyria']],
  ['assyria', ['kassites']],
];

/** F2.4: armies go along an arrow one way only. */
export const ARROWS: readonly (readonly [AreaName, AreaName])[] = [
  ['akkad', 'babylon'],
  ['isin', 'shuruppak'],
  ['larsa', 'uruk'],
  ['chaldea', 'ur'],
];

/** For each area, the areas that an army there can invade, as bits. */
export const REACH: readonly number[] = reach();
/** F2.4: the areas that no army can enter from another area, as bits. */
export const CLOSED: number = ((1 << AREA_COUNT) - 1) & ~REACH.reduce((bits, to) => bits | to, 0);

function reach(): number[] {
  const bits = AREAS.map(() => 0);
  const join = (from: AreaName, to: AreaName): void => {
    bits[placeOf(from)] |= 1 << placeOf(to);
  };
  for (const [from, neighbours] of BORDERS) {
    for (const to of neighbours) {
      join(from, to);
      join(to, from);
    }
  }
  for (const [from, to] of ARROWS) join(from, to);
  return bits;
}

const OFFERS_BY_NAME: Partial<Record<AreaName, number>> = {
  hittites: goodsOf(METAL),
  mittani: goodsOf(WOOD, METAL),
  amorites: goodsOf(WOOD, OIL),
  egypt: goodsOf(GOLD),
  kassites: goodsOf(LAPIS),
  elam: goodsOf(METAL),
  chaldea: goodsOf(OIL),
  dilmun: goodsOf(WOOD, METAL, OIL, GOLD),
};
/** F2.2: the goods on offer in an area, as bits. */
export const OFFERS: readonly number[] = AREAS.map((name) => OFFERS_BY_NAME[name] ?? 0);
/** The areas with goods on offer, ascending. */
export const MARKETS: readonly Area[] = AREAS.map((_, area) => area).filter((area) => OFFERS[area] !== 0);

const WORTH_BY_NAME: Partial<Record<PlaceName, number>> = {
  hittites: 3,
  mittani: 3,
  assyria: 2,
  amorites: 4,
  egypt: 4,
  kassites: 4,
  guti: 2,
  elam: 3,
  chaldea: 3,
  dilmun: 2,
  irrigation: 3,
  weaving: 4,
};
/** F2.2: the end-game points of a place. */
export const WORTH: readonly number[] = PLACES.map((name) => WORTH_BY_NAME[name] ?? 0);
/** The places with end-game points, ascending. */
export const VALUED: readonly Place[] = PLACES.map((_, place) => place).filter((place) => WORTH[place] > 0);

export const isSumer = (place: Place): boolean => place < SUMER_COUNT;
/** F9.1: the places that take workers: every non-Sumerian area and every box. */
export const WORKPLACES: readonly Place[] = PLACES.map((_, place) => place).filter((place) => !isSumer(place) && place <= TOOL_MAKERS);

/** The names of a set of goods. */
export const goodNames = (bits: number): string[] => GOODS.filter((_, good) => bits & (1 << good));
