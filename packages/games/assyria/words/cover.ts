import type { Cover, Language } from '@shinar/words';

export const cover: Readonly<Record<Language, Cover>> = {
  en: {
    name: 'Assyria',
    line: 'Settle by two rivers, feed your huts, raise ziggurats and win over Assur’s dignitaries before each flood.',
  },
  fr: {
    name: 'Assyria',
    line: 'Ravitaillez vos huttes entre deux fleuves, dressez des ziggourats et courtisez les dignitaires d’Assur avant chaque crue.',
  },
  de: {
    name: 'Assyria',
    line: 'Siedle zwischen zwei Flüssen, versorge deine Hütten, errichte Zikkurats und gewinne die Gunst der Würdenträger.',
  },
  nl: {
    name: 'Assyria',
    line: 'Vestig je tussen twee rivieren, bevoorraad je hutten, bouw ziggoerats en win de gunst van de dignitarissen.',
  },
};
