import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Apprendre',
  of: (game) => `Apprendre ${game}`,
  intro:
    'Une première partie guidée, à petits pas : vous jouez de vrais coups sur le vrai plateau et apprenez pourquoi ils sont bons. De dix à quinze minutes, en autant de fois que vous voulez.',
  newcomer: 'Première visite ? Apprenez d’abord un des jeux, en dix minutes et sur le plateau même.',
  lesson: (lesson, of) => `Leçon ${lesson} sur ${of}`,
  begin: 'Commencer',
  resume: 'Reprendre là où vous en étiez',
  again: 'Refaire cette leçon',
  next: 'Leçon suivante',
  finished: 'Vous savez jouer. Le reste est affaire de pratique.',
  play: 'Jouer votre première partie',
  all: 'Leçons',
  done: 'faite',
  missing: 'Cette leçon n’existe pas.',
};
