/** Where the parts of the table lie: beside the map and below it on a wide screen, all below it on a tall one. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly score: Box;
  readonly map: { readonly x: number; readonly y: number };
  /** Cards are drawn this much larger in the field. */
  readonly field: Box & { readonly scale: number };
  readonly plow: Box;
  readonly expansions: Box;
  readonly assur: Box;
  readonly camels: Box;
  readonly offerings: Box & { readonly rows: number };
  readonly hand: Box & { readonly scale: number };
}

export const WIDE: Layout = {
  wide: true,
  width: 1094,
  height: 906,
  score: { x: 4, y: 4, width: 1086, height: 52 },
  map: { x: 36, y: 90 },
  field: { x: 4, y: 710, width: 350, height: 192, scale: 1 },
  plow: { x: 362, y: 710, width: 72, height: 192 },
  expansions: { x: 828, y: 66, width: 262, height: 76 },
  assur: { x: 828, y: 150, width: 262, height: 554 },
  camels: { x: 442, y: 710, width: 648, height: 48 },
  offerings: { x: 442, y: 764, width: 648, height: 48, rows: 1 },
  hand: { x: 442, y: 818, width: 516, height: 84, scale: 1 },
};

export const TALL: Layout = {
  wide: false,
  width: 824,
  height: 1274,
  score: { x: 4, y: 4, width: 816, height: 62 },
  map: { x: 36, y: 104 },
  field: { x: 4, y: 724, width: 420, height: 232, scale: 1.2 },
  plow: { x: 430, y: 724, width: 86, height: 232 },
  expansions: { x: 528, y: 724, width: 292, height: 84 },
  assur: { x: 4, y: 964, width: 512, height: 246 },
  camels: { x: 4, y: 1218, width: 706, height: 52 },
  offerings: { x: 524, y: 816, width: 296, height: 140, rows: 2 },
  hand: { x: 524, y: 964, width: 296, height: 202, scale: 1.1 },
};
