import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('fr');

export const puzzles: Messages['puzzles'] = {
  title: 'Problèmes',
  about:
    'Des positions issues de parties entre robots, avec un coup nettement meilleur que les autres. Même les robots faibles résolvent le niveau 1 ; seuls les plus forts résolvent le niveau 5.',
  daily: 'Problème du jour',
  dailyAbout: 'Le même pour tout le monde.',
  streak: (days) => n(days, { one: `Votre série : ${days} jour.`, other: `Votre série : ${days} jours !` }),
  themes: {
    start: 'Mise en place',
    majority: 'Majorité',
    feeding: 'Ravitaillement',
    building: 'Construction',
    trade: 'Échanges en chaîne',
    empires: 'Empires',
    tiles: 'Tuiles',
    timing: 'Le bon moment',
    'last-turn': 'Dernier tour',
  },
  allThemes: 'Tous les thèmes',
  chooseTheme: 'Thèmes',
  grade: (grade) => `Niveau ${grade}`,
  puzzle: (number) => `Problème ${number}`,
  titleOf: (game, number) => `${game}, problème ${number}`,
  solvedOf: (solved, all) => `Résolus : ${solved} sur ${all}`,
  solved: 'résolu',
  seen: 'solution vue',
  find: (name) => `Trouvez le meilleur coup pour ${name}.`,
  wrong: (share, best) => `Il y a mieux ! Ce coup donne environ ${share} de chances de gagner, un autre environ ${best}.`,
  looking: 'Vérification de votre coup…',
  gains: (reasons) => `Quel est l’avantage du meilleur coup ? ${reasons}`,
  right: 'Bravo !',
  answer: (step) => `Le meilleur coup : ${step}.`,
  second: (step) => `Deuxième choix : ${step}.`,
  worth: (best, next) => `Il donne environ ${best} de chances de gagner, contre ${next} pour le deuxième meilleur.`,
  show: 'Voir la solution',
  again: 'Réessayer',
  next: 'Problème suivant',
  missing: 'Ce problème n’existe pas.',
};
