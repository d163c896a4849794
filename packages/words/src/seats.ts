import type { Language } from './languages.ts';

const SEAT: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', de: 'Platz', nl: 'Plaats' };

/** What players are called when only their seats are known, counted from 0 as in a record. */
export const seatNames = (language: Language, players: number): string[] =>
  Array.from({ length: players }, (_, seat) => `${SEAT[language]} ${seat}`);
