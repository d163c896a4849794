import type { Messages } from '../en/index.ts';

export const puzzles: Messages['puzzles'] = {
  title: 'Problèmes',
  about:
    'Des positions de parties entre robots où un coup est clairement le meilleur. Le niveau 1 est trouvé même par les faibles, le niveau 5 par les forts seulement.',
  daily: 'Problème du jour',
  dailyAbout: 'Le même pour tous.',
  grade: (grade) => `Niveau ${grade}`,
  puzzle: (number) => `Problème ${number}`,
  titleOf: (game, number) => `${game}, problème ${number}`,
  solvedOf: (solved, all) => `${solved} sur ${all} résolus`,
  solved: 'résolu',
  seen: 'réponse vue',
  find: (name) => `Trouvez le meilleur coup pour ${name}.`,
  wrong: (share, best) => `Pas le meilleur : il laisse environ ${share} de la victoire. Un autre coup en laisse environ ${best}.`,
  looking: 'Je regarde votre coup …',
  gains: (reasons) => `Ce que le meilleur coup a de plus : ${reasons}.`,
  right: 'Juste !',
  answer: (step) => `Le meilleur coup : ${step}.`,
  worth: (best, next) => `Il laisse environ ${best} de la victoire ; le suivant ${next}.`,
  show: 'Montrer la réponse',
  again: 'Encore une fois',
  next: 'Problème suivant',
  missing: 'Ce problème n’existe pas.',
};
