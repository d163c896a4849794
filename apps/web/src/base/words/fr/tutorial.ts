import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Apprendre',
  of: (game) => `Apprendre ${game}`,
  intro:
    'Une première partie guidée, pas à pas : vous jouez de vrais coups sur le vrai plateau et comprenez pourquoi ils sont bons. Dix à quinze minutes, en autant de fois que vous voulez.',
  newcomer: 'Première visite ? Apprenez un jeu en dix minutes, directement sur le plateau.',
  lesson: (lesson, of) => `Leçon ${lesson} sur ${of}`,
  begin: 'Commencer',
  resume: 'Continuer',
  again: 'Refaire cette leçon',
  next: 'Leçon suivante',
  finished: 'Bravo, vous savez jouer ! Le reste vient en jouant.',
  play: 'Jouer ma première partie',
  all: 'Leçons',
  done: 'faite',
  missing: 'Cette leçon n’existe pas.',
};
