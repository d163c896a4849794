import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('fr');

export const explore: Messages['explore'] = {
  title: 'Études',
  about: 'Des copies privées de vos parties, pour essayer d’autres coups. Elles restent sur cet appareil, même si vous les exportez.',
  none: 'Aucune étude pour l’instant. Ouvrez une partie et choisissez « Explorer à partir d’ici ».',
  here: 'Explorer à partir d’ici',
  titleOf: (game) => `Étude : ${game}`,
  name: 'Nom de l’étude',
  lines: 'Variantes',
  start: 'Début',
  comment: 'Commentaire',
  commentHint: 'Enregistré automatiquement.',
  draw: 'Tirer au sort',
  bot: 'Faire jouer un robot',
  botThinking: 'Le robot réfléchit…',
  level: 'Robot',
  cut: 'Supprimer la suite',
  promote: 'En faire la variante principale',
  export: 'Exporter l’étude',
  import: 'Importer une étude',
  importFailed: 'Impossible d’ouvrir cette étude :',
  drop: 'Supprimer',
  dropAsk: 'Supprimer cette étude ? Cette action est définitive.',
  missing: 'Cette étude n’est pas sur cet appareil.',
  full: 'Cette étude est pleine : supprimez les variantes inutiles.',
  steps: (count) => n(count, { one: `${count} position`, other: `${count} positions` }),
  step: (number, text) => `${number}. ${text}`,
};
