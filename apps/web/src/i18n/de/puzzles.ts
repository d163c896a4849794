import type { Messages } from '../en/index.ts';

export const puzzles: Messages['puzzles'] = {
  title: 'Rätsel',
  about:
    'Stellungen aus Partien der Bots, in denen ein Schritt eindeutig der beste ist. Grad 1 finden auch schwache Bots, Grad 5 nur starke.',
  daily: 'Rätsel des Tages',
  dailyAbout: 'Für alle dasselbe.',
  grade: (grade) => `Grad ${grade}`,
  puzzle: (number) => `Rätsel ${number}`,
  titleOf: (game, number) => `${game}, Rätsel ${number}`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  solved: 'gelöst',
  seen: 'Lösung gesehen',
  find: (name) => `Finde den besten Schritt für ${name}.`,
  wrong: (share, best) => `Nicht der beste: er lässt etwa ${share} des Sieges. Es gibt einen Schritt, der etwa ${best} lässt.`,
  looking: 'Dein Schritt wird angesehen …',
  gains: (reasons) => `Was der beste Schritt voraus hat: ${reasons}.`,
  right: 'Richtig!',
  answer: (step) => `Der beste Schritt: ${step}.`,
  worth: (best, next) => `Er lässt etwa ${best} des Sieges; der nächstbeste ${next}.`,
  show: 'Lösung zeigen',
  again: 'Noch einmal',
  next: 'Nächstes Rätsel',
  missing: 'Dieses Rätsel gibt es nicht.',
};
