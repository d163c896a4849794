import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('de');

export const explore: Messages['explore'] = {
  title: 'Studien',
  about:
    'Eigene Kopien von Partien, in denen du Varianten ausprobierst. Sie liegen nur auf diesem Gerät; zum Weitergeben kannst du sie exportieren.',
  none: 'Noch keine Studien: Öffne eine Partie und wähle „Von hier aus erkunden“.',
  here: 'Von hier aus erkunden',
  titleOf: (game) => `Studie: ${game}`,
  name: 'Name der Studie',
  lines: 'Varianten',
  start: 'Anfang',
  comment: 'Kommentar',
  commentHint: 'Wird beim Tippen gespeichert.',
  draw: 'Zufällig ziehen',
  bot: 'Bot ziehen lassen',
  botThinking: 'Der Bot denkt nach …',
  level: 'Bot',
  cut: 'Ab hier löschen',
  promote: 'Zur Hauptvariante machen',
  export: 'Studie exportieren',
  import: 'Studie importieren',
  importFailed: 'Diese Studie lässt sich nicht öffnen:',
  drop: 'Löschen',
  dropAsk: 'Diese Studie löschen? Das lässt sich nicht rückgängig machen.',
  missing: 'Diese Studie ist nicht auf diesem Gerät.',
  full: 'Diese Studie ist voll: Lösche Varianten, die du nicht mehr brauchst.',
  steps: (count) => n(count, { one: '1 Stellung', other: `${count} Stellungen` }),
  step: (number, text) => `${number}. ${text}`,
};
