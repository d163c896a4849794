import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('nl');

export const explore: Messages['explore'] = {
  title: 'Studies',
  about: 'Eigen kopieën van partijen om andere varianten te proberen. Ze blijven op dit apparaat, ook als je ze exporteert.',
  none: 'Nog geen studies. Open een partij en kies “Vanaf hier verkennen”.',
  here: 'Vanaf hier verkennen',
  titleOf: (game) => `Studie: ${game}`,
  name: 'Naam van de studie',
  lines: 'Varianten',
  start: 'Begin',
  comment: 'Commentaar',
  commentHint: 'Wordt opgeslagen terwijl je typt.',
  draw: 'Willekeurig trekken',
  bot: 'Bot laten spelen',
  botThinking: 'De bot denkt na…',
  level: 'Bot',
  cut: 'Vanaf hier verwijderen',
  promote: 'Hoofdvariant maken',
  export: 'Studie exporteren',
  import: 'Studie importeren',
  importFailed: 'Deze studie kan niet worden geopend:',
  drop: 'Verwijderen',
  dropAsk: 'Deze studie verwijderen? Dit kan niet ongedaan worden gemaakt.',
  missing: 'Deze studie staat niet op dit apparaat.',
  full: 'Deze studie is vol: verwijder varianten die je niet meer nodig hebt.',
  steps: (count) => n(count, { one: '1 stelling', other: `${count} stellingen` }),
  step: (number, text) => `${number}. ${text}`,
};
