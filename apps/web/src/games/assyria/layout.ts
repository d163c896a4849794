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
  width: 1070,
  height: 906,
  score: { x: 4, y: 4, width: 1062, height: 52 },
  map: { x: 12, y: 90 },
  field: { x: 4, y: 710, width: 350, height: 192, scale: 1 },
  plow: { x: 362, y: 710, width: 72, height: 192 },
  expansions: { x: 804, y: 66, width: 262, height: 76 },
  assur: { x: 804, y: 150, width: 262, height: 554 },
  camels: { x: 442, y: 710, width: 624, height: 48 },
  offerings: { x: 442, y: 764, width: 624, height: 48, rows: 1 },
  hand: { x: 442, y: 818, width: 492, height: 84, scale: 1 },
};

export const TALL: Layout = {
  wide: false,
  width: 800,
  height: 1270,
  score: { x: 4, y: 4, width: 792, height: 62 },
  map: { x: 12, y: 104 },
  field: { x: 4, y: 724, width: 408, height: 232, scale: 1.2 },
  plow: { x: 418, y: 724, width: 80, height: 232 },
  expansions: { x: 508, y: 724, width: 288, height: 84 },
  assur: { x: 4, y: 964, width: 494, height: 246 },
  camels: { x: 4, y: 1218, width: 690, height: 46 },
  offerings: { x: 508, y: 816, width: 288, height: 140, rows: 2 },
  hand: { x: 508, y: 964, width: 288, height: 246, scale: 1.1 },
};
