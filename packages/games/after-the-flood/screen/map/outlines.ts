/**
 * The drawn map: corners of the areas, and each area as a ring of them. Two areas that share an edge are adjacent (F2.3); others share no
 * corner and are parted by water, desert or mountains. F2.5 gave the rough places.
 */
import type { AreaName } from '../../words/tokens.ts';

export type Point = readonly [x: number, y: number];

export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 1040;

// biome-ignore format: a table
export const CORNERS = {
  // Hittites and Mittani, the north-west
  h1: [34, 72], h2: [130, 36], h3: [236, 52], h4: [252, 122], h5: [224, 198], h6: [128, 208], h7: [40, 196],
  m1: [340, 26], m2: [452, 44], m3: [482, 112], m4: [410, 158], m5: [342, 214], m6: [282, 188],
  // Assyria and the enclave of Sippar
  a1: [566, 128], a2: [618, 208], a3: [586, 276], a4: [566, 334], a5: [504, 330], s1: [446, 344], s2: [384, 268], s3: [304, 272],
  s4: [258, 336], s5: [272, 404], s6: [346, 424], s7: [418, 402],
  // Amorites and Egypt, the west
  w1: [24, 334], w2: [36, 470], w3: [124, 484], w4: [196, 470], w5: [252, 456], e1: [150, 566], e2: [128, 690], e3: [42, 708], e4: [18, 588],
  // Babylon
  b1: [286, 496], b2: [338, 522], b3: [394, 502], b4: [456, 502], b5: [492, 456], b6: [546, 428], b7: [570, 384],
  // Kassites
  k1: [690, 180], k2: [786, 216], k3: [806, 306], k4: [752, 376], k5: [686, 412], k6: [612, 428],
  // Nippur and Guti
  n1: [706, 456], n2: [708, 506], n3: [692, 546], n4: [632, 556], n5: [578, 592], n6: [512, 562],
  g1: [782, 430], g2: [876, 366], g3: [962, 392], g4: [972, 470], g5: [912, 508], g6: [836, 534], g7: [762, 548],
  // Shuruppak, Uruk
  p1: [572, 650], p2: [504, 664], p3: [440, 658], p4: [362, 632], p5: [322, 574], u1: [604, 672], u2: [638, 704], u3: [624, 742],
  u4: [600, 784], u5: [536, 800], u6: [462, 770], u7: [424, 714],
  // Umma, Elam, Lagash
  l1: [852, 584], l2: [840, 620], l3: [792, 650], l4: [752, 694], l5: [694, 690],
  x1: [892, 562], x2: [968, 556], x3: [990, 636], x4: [978, 722], x5: [922, 738], x6: [878, 684],
  y1: [904, 786], y2: [846, 776], y3: [792, 764],
  // Ur, Eridu
  r1: [778, 812], r2: [764, 858], r3: [700, 860], r4: [644, 834], d1: [940, 838], d2: [892, 892], d3: [822, 886],
  // The lands of the one-way arrows, and the island
  c1: [196, 536], c2: [244, 508], c3: [296, 546], c4: [296, 612], c5: [240, 648], c6: [186, 612],
  i1: [246, 702], i2: [296, 660], i3: [362, 676], i4: [386, 730], i5: [346, 780], i6: [266, 770],
  t1: [368, 836], t2: [420, 804], t3: [494, 824], t4: [520, 876], t5: [470, 926], t6: [388, 912],
  f1: [552, 894], f2: [606, 862], f3: [684, 894], f4: [706, 948], f5: [644, 984], f6: [562, 962],
  o1: [768, 972], o2: [826, 922], o3: [936, 918], o4: [988, 970], o5: [942, 1026], o6: [814, 1028],
} as const satisfies Readonly<Record<string, Point>>;
export type Corner = keyof typeof CORNERS;

const ring = (corners: string): readonly Corner[] => corners.split(' ') as Corner[];

export const RINGS: Readonly<Record<AreaName, readonly Corner[]>> = {
  hittites: ring('h1 h2 h3 h4 h5 h6 h7'),
  mittani: ring('h3 m1 m2 m3 m4 m5 m6 h5 h4'),
  assyria: ring('m3 a1 a2 a3 a4 a5 s1 s2 s3 m5 m4'),
  amorites: ring('h7 h6 h5 m6 m5 s3 s4 s5 w5 w4 w3 w2 w1'),
  egypt: ring('w2 w3 e1 e2 e3 e4'),
  sippar: ring('s1 s2 s3 s4 s5 s6 s7'),
  babylon: ring('s5 s6 s7 s1 a5 a4 b7 b6 b5 b4 b3 b2 b1 w5'),
  kassites: ring('a2 k1 k2 k3 k4 k5 k6 b6 b7 a4 a3'),
  nippur: ring('b6 k6 k5 n1 n2 n3 n4 n5 n6 b4 b5'),
  guti: ring('n1 g1 g2 g3 g4 g5 g6 g7 n3 n2'),
  shuruppak: ring('b4 n6 n5 p1 p2 p3 p4 p5 b2 b3'),
  umma: ring('n3 g7 g6 l1 l2 l3 l4 l5 u2 u1 p1 n5 n4'),
  uruk: ring('p1 u1 u2 u3 u4 u5 u6 u7 p3 p2'),
  ur: ring('u2 l5 l4 y3 r1 r2 r3 r4 u4 u3'),
  lagash: ring('l2 x6 x5 y1 y2 y3 l4 l3'),
  elam: ring('l1 x1 x2 x3 x4 x5 x6 l2'),
  eridu: ring('y3 y2 y1 d1 d2 d3 r2 r1'),
  akkad: ring('c1 c2 c3 c4 c5 c6'),
  isin: ring('i1 i2 i3 i4 i5 i6'),
  larsa: ring('t1 t2 t3 t4 t5 t6'),
  chaldea: ring('f1 f2 f3 f4 f5 f6'),
  dilmun: ring('o1 o2 o3 o4 o5 o6'),
};

/** Where the pieces of an area gather. */
// biome-ignore format: a table
export const MIDDLES: Readonly<Record<AreaName, Point>> = {
  hittites: [138, 124], mittani: [352, 104], assyria: [500, 226], amorites: [152, 338], egypt: [84, 592],
  sippar: [350, 346], babylon: [418, 452], kassites: [690, 306], nippur: [596, 494], guti: [848, 454],
  shuruppak: [442, 584], umma: [706, 622], uruk: [530, 730], ur: [696, 776], lagash: [832, 712], elam: [930, 632], eridu: [852, 832],
  akkad: [242, 578], isin: [318, 720], larsa: [444, 866], chaldea: [630, 934], dilmun: [880, 980],
};

/** F2.4: the arrows, drawn from one area's edge to the other's. */
// biome-ignore format: a table
export const ARROWS: readonly { readonly from: AreaName; readonly to: AreaName; readonly line: readonly [Point, Point, Point] }[] = [
  { from: 'akkad', to: 'babylon', line: [[270, 528], [284, 492], [322, 484]] },
  { from: 'isin', to: 'shuruppak', line: [[326, 672], [338, 636], [384, 622]] },
  { from: 'larsa', to: 'uruk', line: [[440, 814], [450, 780], [490, 764]] },
  { from: 'chaldea', to: 'ur', line: [[608, 871], [616, 836], [660, 821]] },
];

/** The two rivers, from their springs to the gulf, and the Diyala that parts Kassites from Guti. */
// biome-ignore format: a table
export const RIVERS: readonly { readonly name: 'euphrates' | 'tigris' | 'diyala'; readonly course: readonly Point[] }[] = [
  {
    name: 'euphrates',
    course: [
      [196, 0], [210, 60], [196, 150], [240, 250], [284, 320], [294, 400], [312, 462], [350, 540], [372, 612], [450, 690], [570, 772],
      [660, 818], [716, 884], [770, 930],
    ],
  },
  {
    name: 'tigris',
    course: [
      [430, 0], [440, 70], [462, 140], [556, 196], [572, 270], [584, 360], [628, 420], [672, 480], [676, 540], [700, 572], [780, 580],
      [822, 636], [870, 722], [930, 780], [1000, 820],
    ],
  },
  { name: 'diyala', course: [[1000, 296], [900, 330], [820, 372], [752, 412], [706, 432], [672, 462], [672, 480]] },
];

/** Open water: the western sea and the gulf. */
// biome-ignore format: a table
export const WATERS: readonly (readonly Point[])[] = [
  [[0, 180], [30, 210], [34, 330], [40, 470], [26, 580], [44, 700], [30, 760], [0, 790]],
  [
    [1000, 716], [960, 728], [900, 760], [872, 850], [790, 856], [730, 880], [716, 940], [738, 990], [726, 1040], [1000, 1040],
  ],
];
