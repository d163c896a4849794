import type { Faults } from './en.ts';
import { likely } from './nearest.ts';

const actor = (by: number | string | undefined): string => (by === 'chance' ? 'eine Ziehung' : `Platz ${by}`);

export const faults: Faults = {
  at: (path) => `Bei ${path}`,
  unknown: 'Hier stimmt etwas nicht.',
  'not-json': ({ detail }) => (detail === '""' ? 'Der Text endet zu früh.' : `Ab hier ist es kein gültiges JSON: ${detail}.`),
  'not-an-object': ({ got }) => `Hier muss ein Objekt stehen, nicht ${got}.`,
  'not-a-list': ({ got }) => `Hier muss eine Liste stehen, nicht ${got}.`,
  'unknown-field': () => 'Unbekanntes Feld.',
  'missing-field': () => 'Ein Pflichtfeld fehlt.',
  'unknown-format': ({ expected }) => `Das Format muss „${expected}“ sein.`,
  'unknown-name': (facts) =>
    `Unbekannter Name: ${facts.got}${likely(facts, { all: '; bekannte Namen: ', nearest: '; ähnliche Namen: ' })}.`,
  'not-whole': ({ got }) => `Hier muss eine ganze Zahl stehen, nicht ${got}.`,
  'not-in-range': ({ got, least, most }) =>
    least === most ? `Es muss ${least} sein, nicht ${got}.` : `Es muss eine ganze Zahl von ${least} bis ${most} sein, nicht ${got}.`,
  'wrong-text': ({ got, form }) => `Falsches Format: ${got}.${form === undefined ? '' : ` Erwartet wird ${form}.`}`,
  'wrong-length': ({ got, expected }) => `Falsche Länge der Liste: ${got} statt ${expected}.`,
  twice: ({ got }) => (got === undefined ? 'Das steht hier doppelt.' : `Doppelter Eintrag: ${got}.`),
  'other-version': ({ got, expected }) =>
    `Diese Partie wurde nach Version ${got} der Regeln gespielt; diese App kennt Version ${expected}.`,
  'board-built-in': ({ got }) => `„${got}“ ist ein mitgelieferter Spielplan: Gib deinem einen anderen Namen und lass seine Daten weg.`,
  'other-game': ({ got, expected }) => `Das ist eine Partie ${got}, nicht ${expected}.`,
  'other-board': ({ got, expected }) => `Die Datei nennt den Spielplan „${got}“, enthält aber „${expected}“.`,
  'one-board-only': () => 'Dieses Spiel wird nur auf seinem eigenen Spielplan gespielt.',
  'road-too-short': () => 'Eine Straße verbindet mindestens zwei Felder.',
  'unknown-place': ({ got }) => `Kein Stadtstaat hat das Feld ${got}.`,
  'segment-twice': ({ got }) => `Der Abschnitt ${got} kommt in zwei Straßen vor oder zweimal in einer.`,
  'too-many-ways': ({ got, most }) => `Von ${got} gehen mehr als ${most} Straßen aus.`,
  'not-connected': ({ got }) => `${got} ist vom ersten Feld aus nicht erreichbar.`,
  'too-close': ({ got }) => `Diese Felder liegen zu nah beieinander: ${got}.`,
  'not-their-turn': ({ got, expected }) => `An der Reihe ist ${actor(expected)}, nicht ${actor(got)}.`,
  'step-too-long': () => 'In diesem Zug steht zu viel.',
  'step-too-short': () => 'In diesem Zug fehlt etwas.',
  'word-too-many': ({ got }) => `„${got}“ ist ein Wort zu viel. Ein optionales Feld gibst du mit seinem Namen an: from=kish.`,
  'not-a-number': ({ got }) => `„${got}“ muss ein Name mit einer Zahl sein, wie playouts=400.`,
  'no-budget': ({ got }) => `„${got}“ braucht eine Bedenkzeit, wie search:playouts=400 oder uct:ms=500.`,
  'nobody-plans': ({ got }) => `Für ${got} gibt es keinen planenden Bot.`,
  'game-over': () => 'Die Partie ist zu Ende: Es ist kein Zug mehr möglich.',
  'game-not-over': () => 'Die Partie ist noch nicht zu Ende: Sie kann noch kein Ergebnis haben.',
  'wrong-result': ({ got, expected }) => `Laut Datei endete die Partie mit ${got}, gespielt wurde aber ${expected}.`,
  'commitment-broken': () => 'Das ist nicht der Startwert, der vor der Partie festgelegt wurde.',
  'salt-missing': () => 'Der Salt-Wert dieses Geräts wurde nicht beigemischt.',
  'not-drawn-from-the-seed': () => 'Diese Ziehung passt nicht zum Startwert.',
};
