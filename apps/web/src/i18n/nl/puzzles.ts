import type { Messages } from '../en/index.ts';

export const puzzles: Messages['puzzles'] = {
  title: 'Puzzels',
  about:
    'Stellingen uit partijen van de bots waarin één stap duidelijk de beste is. Graad 1 vinden ook zwakke bots, graad 5 alleen sterke.',
  daily: 'Puzzel van de dag',
  dailyAbout: 'Voor iedereen dezelfde.',
  grade: (grade) => `Graad ${grade}`,
  puzzle: (number) => `Puzzel ${number}`,
  titleOf: (game, number) => `${game}, puzzel ${number}`,
  solvedOf: (solved, all) => `${solved} van ${all} opgelost`,
  solved: 'opgelost',
  seen: 'antwoord gezien',
  find: (name) => `Vind de beste stap voor ${name}.`,
  wrong: (share, best) => `Niet de beste: die laat ongeveer ${share} van de winst. Er is een stap die ongeveer ${best} laat.`,
  looking: 'Je stap wordt bekeken …',
  gains: (reasons) => `Wat de beste stap voorheeft: ${reasons}.`,
  right: 'Goed!',
  answer: (step) => `De beste stap: ${step}.`,
  worth: (best, next) => `Die laat ongeveer ${best} van de winst; de volgende ${next}.`,
  show: 'Toon het antwoord',
  again: 'Nog eens',
  next: 'Volgende puzzel',
  missing: 'Deze puzzel bestaat niet.',
};
