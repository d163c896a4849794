import type { faults as source } from '../en/faults.ts';

const actor = (by: number | string | undefined): string => (by === 'chance' ? 'der Zufall' : `Platz ${by}`);

export const faults: typeof source = {
  at: (path) => `Bei ${path}`,
  unknown: 'Das ist nicht, wie es sein soll.',
  'not-json': () => 'Das ist kein JSON.',
  'not-an-object': ({ got }) => `Hier muss ein Objekt stehen, nicht ${got}.`,
  'not-a-list': ({ got }) => `Hier muss eine Liste stehen, nicht ${got}.`,
  'unknown-field': () => 'Ein Feld dieses Namens gehört nicht hierher.',
  'missing-field': () => 'Dieses Feld fehlt.',
  'unknown-format': ({ expected }) => `Das Format muss „${expected}“ sein.`,
  'unknown-name': ({ got }) => `${got} ist hier nicht bekannt.`,
  'not-in-range': ({ got, least, most }) => `Es muss eine ganze Zahl von ${least} bis ${most} sein, nicht ${got}.`,
  'wrong-text': ({ got }) => `Dieser Text hat nicht die richtige Form: ${got}.`,
  'wrong-length': ({ got, expected }) => `Die Liste muss ${expected} Einträge haben, nicht ${got}.`,
  twice: ({ got = '' }) => `Das steht hier zweimal: ${got}.`,
  'other-version': ({ got, expected }) =>
    `Die Aufzeichnung folgt der Fassung ${got} der Regeln; dieses Programm kennt die Fassung ${expected}.`,
  'board-built-in': ({ got }) => `Der Spielplan „${got}“ gehört zum Spiel: Ein anderer darf nicht so heißen.`,
  'other-game': ({ got, expected }) => `Das ist eine Aufzeichnung von ${got}, nicht von ${expected}.`,
  'other-board': ({ got, expected }) => `Die Aufzeichnung nennt den Spielplan „${got}“, aber ihre Daten sind der Spielplan „${expected}“.`,
  'one-board-only': () => 'Dieses Spiel wird nur auf seinem eigenen Spielplan gespielt.',
  'road-too-short': () => 'Eine Straße verbindet mindestens zwei Orte.',
  'unknown-place': ({ got }) => `Kein Stadtstaat hat den Ort ${got}.`,
  'segment-twice': ({ got }) => `Der Abschnitt ${got} steht in zwei Straßen oder zweimal in einer.`,
  'too-many-ways': ({ got, most }) => `Mehr als ${most} Wege gehen von ${got} aus.`,
  'not-connected': ({ got }) => `Vom ersten Ort führt keine Straße nach ${got}.`,
  'not-their-turn': ({ got, expected }) => `An der Reihe ist ${actor(expected)}, nicht ${actor(got)}.`,
  'step-too-long': () => 'Der Schritt enthält mehr, als hier verlangt ist.',
  'step-too-short': () => 'Der Schritt enthält weniger, als hier verlangt ist.',
  'game-over': () => 'Die Partie ist zu Ende: Es kann kein Schritt folgen.',
  'game-not-over': () => 'Die Partie ist noch nicht zu Ende und kann darum kein Ergebnis haben.',
  'wrong-result': ({ got, expected }) => `Die Aufzeichnung sagt ${got}, aber die Partie endete mit ${expected}.`,
  'commitment-broken': () => 'Der Startwert ist nicht der vor der Partie festgelegte.',
  'salt-missing': () => 'Das Salz dieses Geräts ist nicht unter denen, die beigemischt wurden.',
  'not-drawn-from-the-seed': () => 'Das ist nicht, was der festgelegte Startwert für diesen Schritt ergibt.',
};
