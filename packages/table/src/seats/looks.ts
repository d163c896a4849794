/** How players look: a colour and a mark of its own, because colour alone is not enough for everyone. */
export const COLOURS = ['lapis', 'carnelian', 'malachite', 'saffron'] as const;
export type Colour = (typeof COLOURS)[number];

export interface SeatLook {
  readonly name: string;
  readonly colour: Colour;
}

/** The marks, drawn in a square from -10 to 10. */
export const MARKS: Readonly<Record<Colour, string>> = {
  /** wedge */
  lapis: 'M-8-6 8-6 0 8Z',
  /** ring */
  carnelian: 'M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8ZM0-3.5A3.5 3.5 0 1 0 0 3.5 3.5 3.5 0 1 0 0-3.5Z',
  /** cross */
  malachite: 'M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z',
  /** star */
  saffron: 'M0-9 2.4-2.6 9-2.6 3.7 1.4 5.6 8 0 4 -5.6 8 -3.7 1.4 -9-2.6 -2.4-2.6Z',
};
