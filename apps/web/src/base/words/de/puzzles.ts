import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('de');

export const puzzles: Messages['puzzles'] = {
  title: 'Rätsel',
  about: 'Stellungen aus Bot-Partien, in denen ein Zug eindeutig der beste ist. Stufe 1 lösen auch schwache Bots, Stufe 5 nur starke.',
  daily: 'Rätsel des Tages',
  dailyAbout: 'Für alle dasselbe.',
  streak: (days) => n(days, { one: 'Deine Serie: 1 Tag.', other: `Deine Serie: ${days} Tage!` }),
  themes: {
    start: 'Aufbau',
    majority: 'Mehrheit',
    feeding: 'Versorgung',
    building: 'Bauen',
    trade: 'Tauschkette',
    empires: 'Reiche',
    tiles: 'Plättchen',
    timing: 'Timing',
    'last-turn': 'Letzte Runde',
  },
  allThemes: 'Alle Themen',
  chooseTheme: 'Themen',
  grade: (grade) => `Stufe ${grade}`,
  puzzle: (number) => `Rätsel ${number}`,
  titleOf: (game, number) => `${game}, Rätsel ${number}`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  solved: 'gelöst',
  seen: 'Lösung gesehen',
  find: (name) => `Finde den besten Zug für ${name}.`,
  wrong: (share, best) => `Nicht der beste Zug: Er bringt etwa ${share} Siegchance, ein anderer etwa ${best}.`,
  looking: 'Dein Zug wird geprüft …',
  gains: (reasons) => `Das bringt der beste Zug. ${reasons}`,
  right: 'Richtig!',
  answer: (step) => `Der beste Zug: ${step}.`,
  second: (step) => `Zweitbester Zug: ${step}.`,
  worth: (best, next) => `Er bringt etwa ${best} Siegchance, der nächstbeste ${next}.`,
  show: 'Lösung zeigen',
  again: 'Noch einmal',
  next: 'Nächstes Rätsel',
  missing: 'Dieses Rätsel gibt es nicht.',
};
