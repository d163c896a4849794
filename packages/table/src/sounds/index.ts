/** What a table sounds and feels like: `play('place')` from wherever something happens. The instruments are loaded with the first sound. */
export type Sound = 'pick' | 'place' | 'slide' | 'dice' | 'points' | 'turn' | 'round' | 'victory';

interface SoundSettings {
  /** From 0, silent, to 1. */
  readonly volume: number;
  /** Whether the device may shake a little. */
  readonly touch: boolean;
}

let settings: SoundSettings = { volume: 0, touch: false };
/** Milliseconds that the device shakes, then rests, and so on. */
const SHAKES: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  place: [12],
  dice: [8, 30, 8, 30, 8],
  turn: [20, 60, 20],
  victory: [40, 60, 80],
};

/** How loud the table is from now on, and whether it can be felt. */
export function setSounds(by: SoundSettings): void {
  settings = by;
}

/** Browsers let nothing be heard or felt before somebody has touched the page. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function play(sound: Sound): void {
  if (!mayBeHeard()) return;
  const shake = SHAKES[sound];
  if (settings.touch && shake !== undefined) navigator.vibrate?.([...shake]);
  const { volume } = settings;
  // Browsers that are locked down may have no sound.
  if (volume > 0 && 'AudioContext' in globalThis) void import('./score.ts').then(({ perform }) => perform(sound, volume));
}
