import type { tutorial as source } from '../en/tutorial.ts';

export const tutorial: typeof source = {
  title: 'Lernen',
  of: (game) => `${game} lernen`,
  intro:
    'Eine geführte erste Partie in kleinen Schritten: Du machst echte Züge auf dem echten Plan und erfährst, warum sie gut sind. Zehn bis fünfzehn Minuten, auf so viele Male verteilt, wie du willst.',
  newcomer: 'Neu hier? Lerne zuerst eines der Spiele, in zehn Minuten und gleich auf dem Plan.',
  lesson: (lesson, of) => `Lektion ${lesson} von ${of}`,
  begin: 'Anfangen',
  resume: 'Weitermachen, wo du warst',
  again: 'Diese Lektion noch einmal',
  next: 'Nächste Lektion',
  finished: 'Du kannst jetzt spielen. Der Rest ist Übung.',
  play: 'Deine erste Partie spielen',
  all: 'Lektionen',
  done: 'fertig',
  missing: 'Diese Lektion gibt es nicht.',
};
