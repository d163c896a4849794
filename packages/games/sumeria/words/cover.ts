import type { Cover, Language } from '@shinar/words';

export const cover: Readonly<Record<Language, Cover>> = {
  en: {
    name: 'Sumeria',
    line: 'Send traders to eight city-states, push some up and let others slide, and be strongest where it counts.',
  },
  fr: {
    name: 'Sumeria',
    line: 'Envoyez vos commerçants dans huit cités-États, faites monter les unes, laissez sombrer les autres, et soyez là où cela compte.',
  },
  de: {
    name: 'Sumeria',
    line: 'Schicke Händler in acht Stadtstaaten, bringe die einen nach vorn, lass die anderen zurückfallen und sei stark, wo es zählt.',
  },
  nl: {
    name: 'Sumeria',
    line: 'Stuur handelaars naar acht stadstaten, laat de ene stijgen en de andere zakken, en wees sterk waar het telt.',
  },
};
