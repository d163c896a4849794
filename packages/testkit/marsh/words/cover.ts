import type { Cover, Language } from '@shinar/words';

export const cover: Readonly<Record<Language, Cover>> = {
  en: { name: 'Marsh', line: 'Sail from pool to pool and cut the reeds before the others do.' },
  fr: { name: 'Marais', line: 'Allez d’étang en étang et coupez les roseaux avant les autres.' },
  de: { name: 'Moor', line: 'Segle von Teich zu Teich und schneide das Schilf vor den anderen.' },
  nl: { name: 'Moeras', line: 'Vaar van plas naar plas en snijd het riet voor de anderen.' },
};
