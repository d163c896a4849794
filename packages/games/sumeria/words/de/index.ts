import { phrasesOf, pluralOf } from '@shinar/words';
import type { SumeriaMessages } from '../en/index.ts';
import { advise } from './advise.ts';
import { gains } from './gains.ts';

const n = pluralOf('de');

export const sumeria: SumeriaMessages = {
  ...phrasesOf('de'),
  advise,
  gains,
  states: { sippar: 'Sippar', kish: 'Kisch', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagasch', umma: 'Umma' },
  tiles: { economy: 'Wirtschaft', military: 'Militär', politics: 'Politik', religion: 'Religion' },
  city: (state) => `${state}, Stadt`,
  town: (state, towards) => `${state}, Kleinstadt Richtung ${towards}`,
  village: (state, towards) => `${state}, Dorf Richtung ${towards}`,
  place: (name, trader) => (trader === undefined ? name : `${name}: Händler von ${trader}`),
  prompts: {
    placeTrader: (left) => `Setze einen Händler auf ein freies Feld (${left === 1 ? 'der letzte' : `noch ${left}`})`,
    takeTurn: (add, round, rounds, left) =>
      `${add ? 'Setze einen Händler auf ein freies Feld oder wähle einen eigenen, um ihn zu bewegen oder zu entfernen' : 'Dein Vorrat ist leer: Bewege oder entferne einen Händler'} (Runde ${round} von ${rounds}, ${left === 1 ? 'letzter Zug' : `noch ${left} Züge`})`,
    moveOrRemove: 'Wähle, wohin dieser Händler geht, oder entferne ihn',
    takeTwo: 'Du kontrollierst den ersten Stadtstaat: Nimm zwei seiner Plättchen',
    takeSecond: 'Nimm ein zweites Plättchen',
    takeOne: 'Du kontrollierst den zweiten Stadtstaat: Nimm eines seiner Plättchen',
    layRow: 'Die Plättchen der Stadtstaaten werden in eine Reihe gelegt',
    chooseFirst: 'Der Startspieler wird ausgelost',
    drawTiles: 'Sechs Einflussplättchen werden gezogen',
  },
  remove: 'Diesen Händler entfernen',
  events: {
    rowLaid: (row) => `Die Reihe: ${row}`,
    firstChosen: (who) => `${who} beginnt`,
    tilesDrawn: (tiles) => `Gezogen: ${tiles}`,
    traderPlaced: (who, at) => `${who} stellt einen Händler auf: ${at}`,
    traderAdded: (who, at) => `${who} setzt einen Händler ein: ${at}`,
    traderMoved: (who, from, to) => `${who} bewegt einen Händler: ${from} → ${to}`,
    traderRemoved: (who, at) => `${who} entfernt einen Händler: ${at}`,
    influenceGained: (state, other, position) => `${state} überholt ${other}: jetzt Platz ${position}`,
    influenceLost: (state, other, position) => `${state} fällt hinter ${other} zurück: jetzt Platz ${position}`,
    wonAsFirst: (who, tile, state) => `${who} kontrolliert ${state} und nimmt ${tile}`,
    wonAsSecond: (who, tile, state) => `${who} liegt in ${state} auf Rang 2 und bekommt ${tile}`,
    tileDiscarded: (tile, state) => `Abgelegt in ${state}: ${tile}`,
    roundEnded: (round) => `Ende von Runde ${round}: Wertung`,
    firstPassed: (last, first) => `${last} hat im ersten Stadtstaat die wenigsten Händler und spielt zuletzt; ${first} beginnt`,
    rowRenewed: (row) => `Neue Reihe: ${row}`,
    gameEnded: 'Die Partie ist zu Ende',
  },
  refusals: {
    'state-already-laid': 'Dieses Plättchen liegt schon in der Reihe.',
    'tile-not-in-bag': 'Dieses Plättchen ist nicht mehr im Beutel.',
    'no-such-seat': 'Dort sitzt niemand.',
    'place-occupied': 'Dort steht schon ein Händler. Auf jedem Feld ist nur für einen Platz.',
    'reserve-empty': 'Dein Vorrat ist leer: Bewege oder entferne stattdessen einen Händler.',
    'no-own-trader': 'Dort hast du keinen Händler.',
    'not-next-on-route': 'So weit kommt ein Händler nicht. Er geht zum nächsten Feld auf der Straße und springt über besetzte hinweg.',
    'ends-where-it-began': 'Ein Händler darf nicht wieder auf seinem Ausgangsfeld landen.',
    'take-two-tiles': 'Im ersten Stadtstaat nimmst du zwei Plättchen.',
    'take-one-tile': 'Im zweiten Stadtstaat nimmst du ein Plättchen.',
    'tile-not-above': 'Dieses Plättchen liegt nicht über dem Stadtstaat.',
    'not-now': 'Das geht jetzt nicht. Mach zuerst, was gerade dran ist.',
  },
  map: 'Die Karte',
  row: 'Die Reihe der Stadtstaaten',
  rowTile: (state, position) => `${state}, Platz ${position} in der Reihe`,
  panel: {
    title: 'Staaten',
    nobody: 'Hier hat niemand einen Händler.',
    traders: (count) => `${count} Händler`,
    alone: (who) => `Nur ${who} hat hier Händler.`,
    more: (who, count, other, otherCount) => `${who} hat mehr Händler als ${other} (${count} zu ${otherCount}).`,
    city: (who, other) => `Gleich viele Händler wie ${other}, aber ${who} hält die Stadt.`,
    towns: (who, other, count, otherCount) =>
      `Gleich viele Händler wie ${other}, aber ${who} hat mehr in den Kleinstädten (${count} zu ${otherCount}).`,
    earlier: (who, other) => `Völliger Gleichstand mit ${other}, aber ${who} spielt in dieser Runde früher.`,
    first: 'Rang 1',
    second: 'Rang 2',
  },
  seat: {
    reserve: (count) => `${count} Händler im Vorrat`,
    set: (tile, count, points, next) =>
      `${tile}: ${count} Plättchen, ${n(points, { one: '1 Punkt', other: `${points} Punkte` })}; das nächste: +${next}`,
    firstPlayer: 'Startspieler',
  },
  text: {
    row: 'Die Reihe von links nach rechts',
    ranked: (first, second) => (second === undefined ? `Rang 1: ${first}` : `Rang 1: ${first}, Rang 2: ${second}`),
    empty: 'frei',
    tilesAbove: (tiles) => `Plättchen: ${tiles}`,
  },
  reasons: {
    points: 'erzielte Punkte',
    round: 'Plättchen dieser Runde',
    sets: 'Plättchen gleicher Art',
    states: 'Stellung in den Stadtstaaten',
    reserve: 'Händler im Vorrat',
    tempo: 'Spielreihenfolge und Tempo',
  },
};
