import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Leren',
  of: (game) => `${game} leren`,
  intro:
    'Een begeleide eerste partij in kleine stappen: je doet echte zetten op het echte bord en hoort waarom ze goed zijn. Tien tot vijftien minuten, in zo veel keren als je wilt.',
  newcomer: 'Nieuw hier? Leer eerst een van de spellen, in tien minuten en op het bord zelf.',
  lesson: (lesson, of) => `Les ${lesson} van ${of}`,
  begin: 'Beginnen',
  resume: 'Verdergaan waar je was',
  again: 'Deze les nog eens',
  next: 'Volgende les',
  finished: 'Je kunt nu spelen. De rest is oefening.',
  play: 'Je eerste partij spelen',
  all: 'Lessen',
  done: 'klaar',
  missing: 'Die les is er niet.',
};
