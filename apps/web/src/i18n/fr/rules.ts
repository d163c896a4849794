import type { rules as source } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('fr');

export const rules: typeof source = {
  title: 'Règles',
  of: (game) => `Règles : ${game}`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  hits: (count) => n(count, { one: `${count} règle trouvée`, other: `${count} règles trouvées` }),
  none: 'Rien trouvé. Essayez un autre mot, ou le numéro d’une règle.',
  ruling: 'Décision :',
  note: 'Bon à savoir :',
  reason: 'Pourquoi :',
  wording: 'Texte imprimé :',
  example: 'Exemple.',
  show: 'Montrer sur le plateau',
  hide: 'Replier le plateau',
  all: 'Toutes les règles, dans un nouvel onglet',
};
