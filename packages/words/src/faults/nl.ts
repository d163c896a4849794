import type { Facts } from '@shinar/core';
import type { Faults } from './en.ts';
import { likely } from './nearest.ts';

function notTheirTurn(got: Facts[string] | undefined, expected: Facts[string] | undefined): string {
  if (expected === 'chance') return `Eerst wordt er getrokken of gegooid; plaats ${got} moet wachten.`;
  return got === 'chance'
    ? `Plaats ${expected} is aan de beurt: er valt niets te trekken of te gooien.`
    : `Plaats ${expected} is aan de beurt, niet plaats ${got}.`;
}

export const faults: Faults = {
  at: (path) => `Bij ${path}`,
  unknown: 'Hier klopt iets niet.',
  'not-json': ({ detail }) => (detail === '""' ? 'De tekst houdt te vroeg op.' : `Vanaf hier is het geen geldige JSON: ${detail}.`),
  'not-an-object': ({ got }) => `Hier moet een object staan, niet ${got}.`,
  'not-a-list': ({ got }) => `Hier moet een lijst staan, niet ${got}.`,
  'unknown-field': () => 'Onbekend veld.',
  'missing-field': () => 'Een verplicht veld ontbreekt.',
  'unknown-format': ({ expected }) => `Het formaat moet “${expected}” zijn.`,
  'unknown-name': (facts) =>
    `Onbekende naam: ${facts.got}${likely(facts, { all: '; bekende namen: ', nearest: '; namen die erop lijken: ' })}.`,
  'not-whole': ({ got }) => `Hier moet een geheel getal staan, niet ${got}.`,
  'not-in-range': ({ got, least, most }) =>
    least === most
      ? `Het moet ${least} zijn, niet ${got}.`
      : `Het moet een geheel getal van ${least} tot en met ${most} zijn, niet ${got}.`,
  'wrong-text': ({ got, form }) => `Verkeerd formaat: ${got}.${form === undefined ? '' : ` Verwacht: ${form}.`}`,
  'wrong-length': ({ got, expected }) => `Verkeerde lengte van de lijst: ${got} in plaats van ${expected}.`,
  twice: ({ got }) => (got === undefined ? 'Dit staat er dubbel.' : `Dit staat er dubbel: ${got}.`),
  'other-version': ({ got, expected }) => `Deze partij volgt versie ${got} van de regels; deze app kent versie ${expected}.`,
  'board-built-in': ({ got }) => `“${got}” is een meegeleverd bord: geef het jouwe een andere naam en laat de gegevens weg.`,
  'other-game': ({ got, expected }) => `Dit is een partij ${got}, geen partij ${expected}.`,
  'other-board': ({ got, expected }) => `Het bestand noemt het bord “${got}”, maar bevat “${expected}”.`,
  'one-board-only': () => 'Dit spel kun je alleen op het eigen bord spelen.',
  'road-too-short': () => 'Een weg moet minstens twee plekken verbinden.',
  'unknown-place': ({ got }) => `Geen enkele stadstaat heeft een plek ${got}.`,
  'segment-twice': ({ got }) => `Het stuk ${got} komt in twee wegen voor, of twee keer in één.`,
  'too-many-ways': ({ got, most }) => `Vanaf ${got} lopen meer dan ${most} wegen.`,
  'not-connected': ({ got }) => `${got} is vanaf de eerste plek niet bereikbaar.`,
  'too-close': ({ got }) => `Deze plekken liggen te dicht bij elkaar: ${got}.`,
  'not-their-turn': ({ got, expected }) => notTheirTurn(got, expected),
  'step-too-long': () => 'In deze zet staat te veel.',
  'step-too-short': () => 'In deze zet ontbreekt iets.',
  'word-too-many': ({ got }) => `“${got}” is een woord te veel. Een optioneel veld geef je op met zijn naam: from=kish.`,
  'not-a-number': ({ got }) => `“${got}” moet een naam met een getal zijn, zoals playouts=400.`,
  'no-budget': ({ got }) => `“${got}” moet weten hoelang het mag nadenken, zoals search:playouts=400 of uct:ms=500.`,
  'nobody-plans': ({ got }) => `Voor ${got} is er geen bot die plannen maakt.`,
  'game-over': () => 'De partij is afgelopen: er is geen zet meer mogelijk.',
  'game-not-over': () => 'De partij is nog niet afgelopen en heeft dus nog geen uitslag.',
  'wrong-result': ({ got, expected }) => `Volgens het bestand eindigde de partij met ${got}, maar het werd ${expected}.`,
  'commitment-broken': () => 'De startwaarde is niet de waarde die vooraf is vastgelegd.',
  'salt-missing': () => 'De salt van dit apparaat is niet meegemengd.',
  'not-drawn-from-the-seed': () => 'Deze trekking past niet bij de startwaarde.',
};
