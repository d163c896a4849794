/** What a person has chosen for this device. */
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, preferredLanguage } from '../i18n/languages.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** Whether the end of a turn and dice ask once. */
  readonly confirm: boolean;
}

/** How long a piece travels and how long a step is shown before the next, in milliseconds. */
export const TIMES: Readonly<Record<Speed, { readonly travel: number; readonly pause: number }>> = {
  slow: { travel: 700, pause: 1500 },
  normal: { travel: 350, pause: 800 },
  fast: { travel: 200, pause: 300 },
  instant: { travel: 0, pause: 0 },
};

const KEY = 'shinar-settings';
const listeners = new Set<() => void>();
let settings = read();

function read(): Settings {
  const fresh: Settings = { language: preferredLanguage(navigator.languages), theme: 'auto', speed: 'normal', confirm: true };
  const kept: Partial<Record<keyof Settings, unknown>> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return {
    language: LANGUAGES.find((language) => language === kept.language) ?? fresh.language,
    theme: THEMES.find((theme) => theme === kept.theme) ?? fresh.theme,
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? fresh.speed,
    confirm: typeof kept.confirm === 'boolean' ? kept.confirm : fresh.confirm,
  };
}

export const currentSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSettings);
}
