/** The words of pages on which people find each other: the start page does without them. */
import { type Language, typeset } from '@shinar/words';
import { Loader } from '../load/load.ts';
import type { CompanyWords } from './en/company.ts';

export const companyWords = new Loader<Record<Language, CompanyWords>>({
  en: () => import('./en/company.ts').then(({ company }) => company),
  fr: () => import('./fr/company.ts').then(({ company }) => typeset(company)),
  de: () => import('./de/company.ts').then(({ company }) => company),
  nl: () => import('./nl/company.ts').then(({ company }) => company),
});
