import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Leren',
  of: (game) => `${game} leren`,
  intro:
    'Een begeleide eerste partij in kleine stappen: je doet echte zetten op het echte bord en leert waarom ze goed zijn. Het duurt tien tot vijftien minuten, en tussendoor stoppen mag altijd.',
  newcomer: 'Nieuw hier? Leer eerst een van de spellen: tien minuten, gewoon op het bord.',
  lesson: (lesson, of) => `Les ${lesson} van ${of}`,
  begin: 'Beginnen',
  resume: 'Verdergaan',
  again: 'Les herhalen',
  next: 'Volgende les',
  finished: 'Goed gedaan! Je weet nu hoe het spel gaat. De rest is een kwestie van oefenen.',
  play: 'Mijn eerste partij spelen',
  all: 'Lessen',
  done: 'klaar',
  missing: 'Die les bestaat niet.',
};
