/** The words of the pages where people find each other, which the start page doesn't need. */
import { type Language, typeset } from '@shinar/words';
import { Loader } from '../load/load.ts';
import type { CompanyWords } from './en/company.ts';

export const companyWords = new Loader<Record<Language, CompanyWords>>({
  en: () => import('./en/company.ts').then(({ company }) => company),
  fr: () => import('./fr/company.ts').then(({ company }) => typeset(company)),
  de: () => import('./de/company.ts').then(({ company }) => company),
  nl: () => import('./nl/company.ts').then(({ company }) => company),
});
