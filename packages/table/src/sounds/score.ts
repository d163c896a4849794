/** The sounds as little scores for three instruments: fired clay, a reed pipe, and breath through reeds. */
import type { Sound } from './index.ts';
import { breath, clay, type Note, reed } from './instruments.ts';

export const score: Readonly<Record<Sound, readonly Note[]>> = {
  pick: [clay({ pitch: 620, length: 0.08, loud: 0.6 })],
  place: [clay({ pitch: 210, length: 0.13, loud: 0.9 }), breath({ pitch: 500, to: 250, length: 0.06, loud: 0.25 })],
  slide: [breath({ pitch: 380, to: 900, length: 0.3, loud: 2.2 }), clay({ at: 0.22, pitch: 330, length: 0.08, loud: 0.5 })],
  dice: [0, 0.07, 0.13, 0.24, 0.31, 0.46].map((at, i) =>
    clay({ at, pitch: [540, 430, 610, 390, 500, 300][i]!, length: 0.05, loud: 0.6 - i * 0.05 }),
  ),
  points: [reed({ pitch: 523, length: 0.18, loud: 0.4 }), reed({ at: 0.09, pitch: 659, length: 0.26, loud: 0.4 })],
  turn: [reed({ pitch: 392, length: 0.22, loud: 0.4 }), reed({ at: 0.16, pitch: 523, length: 0.4, loud: 0.4 })],
  round: [
    clay({ pitch: 120, length: 0.3, loud: 0.8 }),
    clay({ at: 0.18, pitch: 150, length: 0.25, loud: 0.7 }),
    reed({ at: 0.2, pitch: 294, length: 0.5, loud: 0.3 }),
    reed({ at: 0.2, pitch: 440, length: 0.5, loud: 0.25 }),
  ],
  victory: [
    ...[294, 349, 440, 587].map((pitch, i) => reed({ at: i * 0.16, pitch, length: i === 3 ? 0.9 : 0.24, loud: 0.4 })),
    reed({ at: 0.48, pitch: 440, length: 0.9, loud: 0.25 }),
    ...[0, 0.32, 0.48].map((at) => clay({ at, pitch: 130, length: 0.25, loud: 0.7 })),
  ],
};

/** As loud as a room is at the most. */
export const LOUDEST = 0.5;

/** After this long without a sound the device may rest, in milliseconds. */
const REST = 10_000;

let air: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Nothing sounds later than it should: where the device does not let it be heard now, it is left out. */
export async function perform(sound: Sound, volume: number): Promise<void> {
  air ??= new AudioContext();
  if (air.state !== 'running') await air.resume();
  const room = new GainNode(air, { gain: volume * LOUDEST });
  room.connect(air.destination);
  for (const note of score[sound]) note(air, room);
  clearTimeout(resting);
  resting = setTimeout(() => air?.suspend(), REST);
}
