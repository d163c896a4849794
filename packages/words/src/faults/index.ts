/** Faults as sentences; the page and the terminal use the same ones. */
import type { Facts, Fault } from '@shinar/core';
import { finished } from '../french.ts';
import type { Language } from '../languages.ts';
import type { Faults } from './en.ts';

export type { Faults } from './en.ts';

const LOADED: Readonly<Record<Language, () => Promise<{ readonly faults: Faults }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
};

export const loadFaults = async (language: Language): Promise<Faults> => finished(language, (await LOADED[language]()).faults);

/** The sentence for a fault, without its place; undefined if the reason is one of a game's own. */
export function faultSentence(faults: Faults, { reason, facts = {} }: Pick<Fault, 'reason' | 'facts'>): string | undefined {
  const sentence: unknown = Object.hasOwn(faults, reason) ? faults[reason as keyof Faults] : undefined;
  return typeof sentence === 'function' ? (sentence as (facts: Facts) => string)(facts) : undefined;
}
