import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Leren',
  of: (game) => `${game} leren`,
  intro:
    'Een begeleide eerste partij in kleine stappen: je doet echte zetten op het echte bord en leert waarom ze goed zijn. Tien tot vijftien minuten, in zoveel keer als je wilt.',
  newcomer: 'Nieuw hier? Leer eerst een van de spellen: tien minuten, gewoon op het bord.',
  lesson: (lesson, of) => `Les ${lesson} van ${of}`,
  begin: 'Beginnen',
  resume: 'Verdergaan',
  again: 'Les herhalen',
  next: 'Volgende les',
  finished: 'Gelukt! Je kunt nu spelen, de rest is oefening.',
  play: 'Mijn eerste partij spelen',
  all: 'Lessen',
  done: 'klaar',
  missing: 'Die les bestaat niet.',
};
