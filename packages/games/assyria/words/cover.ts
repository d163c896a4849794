import type { Cover, Language } from '@shinar/words';

export const cover: Readonly<Record<Language, Cover>> = {
  en: {
    name: 'Assyria',
    line: 'Settle between two rivers, feed your huts, raise ziggurats and win over the dignitaries of Assur before each flood.',
  },
  fr: {
    name: 'Assyria',
    line: 'Installez-vous entre deux fleuves, ravitaillez vos huttes, dressez des ziggourats et gagnez la faveur des dignitaires d’Assur avant chaque crue.',
  },
  de: {
    name: 'Assyria',
    line: 'Siedle zwischen zwei Flüssen, versorge deine Hütten, errichte Zikkurats und gewinne vor jedem Hochwasser die Gunst der Würdenträger von Assur.',
  },
  nl: {
    name: 'Assyria',
    line: 'Vestig je tussen twee rivieren, bevoorraad je hutten, bouw ziggoerats en win vóór elke overstroming de gunst van de dignitarissen van Assur.',
  },
};
