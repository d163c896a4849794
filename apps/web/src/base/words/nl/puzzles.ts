import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('nl');

export const puzzles: Messages['puzzles'] = {
  title: 'Puzzels',
  about: 'Stellingen uit botpartijen waarin één zet duidelijk de beste is. Niveau 1 lossen ook zwakke bots op, niveau 5 alleen sterke.',
  daily: 'Puzzel van de dag',
  dailyAbout: 'Voor iedereen dezelfde.',
  streak: (days) => n(days, { one: 'Je reeks: 1 dag.', other: `Je reeks: ${days} dagen!` }),
  themes: {
    start: 'Opstelling',
    majority: 'Meerderheid',
    feeding: 'Bevoorraden',
    building: 'Bouwen',
    trade: 'Ruilketen',
    empires: 'Rijken',
    tiles: 'Tegels',
    timing: 'Timing',
    'last-turn': 'Laatste ronde',
  },
  allThemes: 'Alle thema’s',
  chooseTheme: 'Thema’s',
  grade: (grade) => `Niveau ${grade}`,
  puzzle: (number) => `Puzzel ${number}`,
  titleOf: (game, number) => `${game}, puzzel ${number}`,
  solvedOf: (solved, all) => `${solved} van ${all} opgelost`,
  solved: 'opgelost',
  seen: 'oplossing gezien',
  find: (name) => `Zoek de beste zet voor ${name}.`,
  wrong: (share, best) => `Niet de beste zet: ongeveer ${share} winstkans. Er is een zet met ongeveer ${best}.`,
  looking: 'Je zet wordt bekeken…',
  gains: (reasons) => `Waarom is de beste zet beter? ${reasons}`,
  right: 'Goed gevonden!',
  answer: (step) => `De beste zet: ${step}.`,
  second: (step) => `Op één na de beste: ${step}.`,
  worth: (best, next) => `Ongeveer ${best} winstkans; de op één na beste zet ${next}.`,
  show: 'Oplossing tonen',
  again: 'Opnieuw proberen',
  next: 'Volgende puzzel',
  missing: 'Deze puzzel bestaat niet.',
};
