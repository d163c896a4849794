import { pluralOf } from '@shinar/words';
import type { rules as source } from '../en/rules.ts';

const n = pluralOf('fr');

export const rules: typeof source = {
  title: 'Règles',
  of: (game) => `${game} : règles`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  hits: (count) => n(count, { one: `${count} règle trouvée`, other: `${count} règles trouvées` }),
  none: 'Rien trouvé. Essayez un autre mot ou un numéro de règle.',
  ruling: 'Décision :',
  note: 'Bon à savoir :',
  reason: 'Pourquoi :',
  wording: 'Texte d’origine :',
  example: 'Exemple.',
  stats: 'Ce qui fait gagner',
  show: 'Voir sur le plateau',
  hide: 'Masquer le plateau',
  all: 'Règles complètes (nouvel onglet)',
  aid: 'Aide de jeu',
  aidOf: (game) => `${game} : aide de jeu`,
  print: 'Imprimer',
  strategy: 'Stratégie',
  strategyOf: (game) => `${game} : bien jouer`,
};
