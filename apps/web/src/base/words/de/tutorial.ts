import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Lernen',
  of: (game) => `${game} lernen`,
  intro:
    'Eine geführte erste Partie in kleinen Schritten: Du machst echte Züge auf dem echten Spielplan und erfährst, warum sie gut sind. Das dauert zehn bis fünfzehn Minuten, und du kannst jederzeit unterbrechen.',
  newcomer: 'Neu hier? Lerne zuerst eines der Spiele: zehn Minuten, direkt am Spielplan.',
  lesson: (lesson, of) => `Lektion ${lesson} von ${of}`,
  begin: 'Starten',
  resume: 'Weitermachen',
  again: 'Lektion wiederholen',
  next: 'Nächste Lektion',
  finished: 'Geschafft! Du kannst jetzt spielen, der Rest ist Übung.',
  play: 'Meine erste Partie spielen',
  all: 'Lektionen',
  done: 'fertig',
  missing: 'Diese Lektion gibt es nicht.',
};
