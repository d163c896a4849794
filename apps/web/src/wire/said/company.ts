import { createContext, use } from 'react';
import type { CompanyWords } from '../../base/words/en/company.ts';

export const CompanyContext = createContext<CompanyWords | undefined>(undefined);

/** The words for pages where people look for each other; always there when the server is. */
export function useCompany(): CompanyWords {
  const words = use(CompanyContext);
  if (words === undefined) throw new Error('useCompany: outside of AtServer');
  return words;
}
