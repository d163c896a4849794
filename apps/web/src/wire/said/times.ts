import type { Language } from '@shinar/words';

const SECOND = 1000;
const two = (count: number): string => String(count).padStart(2, '0');

/** What is left on a clock: 1:02:03 or 4:05. */
export function leftText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A time of day, from minutes since midnight. */
export const dayTime = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = 86_400_000;

/** In this device's time zone, and in its country's format if that country speaks the language. */
function inWords(at: number, language: Language, format: Intl.DateTimeFormatOptions): string {
  const own = navigator.languages?.find((tag) => tag.slice(0, 2) === language);
  return new Intl.DateTimeFormat(own ?? language, format).format(at);
}

/** A day given in UTC. */
export const utcDayText = (at: number, language: Language): string => inWords(at, language, { ...DATE, timeZone: 'UTC' });

export const dateText = (at: number, language: Language): string => inWords(at, language, { ...DATE, ...TIME });

/** For anything said within the last day, the time is enough. */
export const saidAt = (at: number, language: Language): string =>
  Date.now() - at < DAY ? inWords(at, language, TIME) : dateText(at, language);

export const dayAndYear = (at: number, language: Language): string =>
  inWords(at, language, { day: 'numeric', month: 'short', year: 'numeric' });

export const monthText = (at: number, language: Language): string => inWords(at, language, { month: 'long', year: 'numeric' });

export const weekdayText = (at: number, language: Language): string => inWords(at, language, { weekday: 'short' });

export const fullDayText = (at: number, language: Language): string =>
  inWords(at, language, { weekday: 'long', day: 'numeric', month: 'long' });
