/** The settings chosen on this device. */

import { LANGUAGES, type Language, preferredLanguage } from '@shinar/words';
import { readFieldsOf, writeEntry } from '../storage/storage.ts';
import { useValue, Value } from '../value.ts';

const THEMES = ['auto', 'light', 'dark', 'night', 'contrast'] as const;
const SOUNDS = ['auto', 'on', 'quiet', 'off'] as const;
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
type Theme = (typeof THEMES)[number];
export type SoundSetting = (typeof SOUNDS)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** By default, sound is quiet when others are at the table. */
  readonly sound: SoundSetting;
  /** Whether a phone vibrates a little. */
  readonly touch: boolean;
  /** Whether ending a turn and rolling dice ask first. */
  readonly confirm: boolean;
}

/** How long a piece travels, which is one beat of the scenes, and how long a step without scenes is shown before the next, in milliseconds. */
export const TIMES: Readonly<Record<Speed, { readonly travel: number; readonly pause: number }>> = {
  slow: { travel: 700, pause: 1500 },
  normal: { travel: 400, pause: 800 },
  fast: { travel: 200, pause: 300 },
  instant: { travel: 0, pause: 0 },
};

const KEY = 'shinar-settings';
const oneOf = <T>(values: readonly T[], kept: unknown, usual: T): T => values.find((value) => value === kept) ?? usual;

/** Field by field: anything missing, damaged or from another version gets its default. */
export function settingsIn(kept: Readonly<Record<string, unknown>>, languages: readonly string[]): Settings {
  return {
    language: oneOf(LANGUAGES, kept.language, preferredLanguage(languages)),
    theme: oneOf(THEMES, kept.theme, 'auto'),
    speed: oneOf(SPEEDS, kept.speed, 'normal'),
    sound: oneOf(SOUNDS, kept.sound, 'auto'),
    touch: oneOf([true, false], kept.touch, true),
    confirm: oneOf([true, false], kept.confirm, true),
  };
}

let kept: Value<Settings> | undefined;

const readKept = (): Settings => settingsIn(readFieldsOf(KEY), navigator.languages ?? []);

function settings(): Value<Settings> {
  if (kept === undefined) {
    kept = new Value(readKept());
    globalThis.addEventListener?.('storage', follow);
  }
  return kept;
}

/** What is chosen in another tab holds here too; what is deleted there stays. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === KEY && newValue !== null) kept?.set(readKept());
}

export const currentSettings = (): Settings => settings().get();

export function changeSettings(change: Partial<Settings>): void {
  settings().change(change);
  writeEntry(KEY, JSON.stringify(currentSettings()));
}

export function useSettings(): Settings {
  return useValue(settings());
}
