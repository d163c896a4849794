import type { SumeriaMessages } from '../en/sumeria.ts';
import { listOf, pluralOf } from '../plural.ts';

const n = pluralOf('de');

export const sumeria: SumeriaMessages = {
  and: listOf('de'),
  states: { sippar: 'Sippar', kish: 'Kisch', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagasch', umma: 'Umma' },
  tiles: { economy: 'Wirtschaft', military: 'Militär', politics: 'Politik', religion: 'Religion' },
  city: (state) => `${state}, die Stadt`,
  town: (state, towards) => `${state}, Ort Richtung ${towards}`,
  village: (state, towards) => `${state}, Dorf Richtung ${towards}`,
  place: (name, trader) => (trader === undefined ? name : `${name}: Händler von ${trader}`),
  prompts: {
    placeTrader: (left) => `Setze einen Händler auf ein freies Feld (${left === 1 ? 'der letzte' : `noch ${left}`})`,
    takeTurn: (add, round, rounds, left) =>
      `${add ? 'Setze einen Händler auf ein freies Feld, oder wähle einen eigenen, um ihn zu bewegen oder zu entfernen' : 'Wähle einen eigenen Händler, um ihn zu bewegen oder zu entfernen: Dein Vorrat ist leer'} (Runde ${round} von ${rounds}, ${left === 1 ? 'letzter Zug' : `noch ${left} Züge`})`,
    moveOrRemove: 'Wähle, wohin dieser Händler geht, oder entferne ihn',
    takeTwo: 'Du beherrschst den ersten Stadtstaat: Nimm zwei seiner Plättchen',
    takeSecond: 'Nimm ein zweites Plättchen',
    takeOne: 'Du beherrschst den zweiten Stadtstaat: Nimm eines seiner Plättchen',
    layRow: 'Die Plättchen der Stadtstaaten werden in eine Reihe gelegt',
    chooseFirst: 'Der Startspieler wird ausgelost',
    drawTiles: 'Sechs Einflussplättchen werden gezogen',
  },
  remove: 'Diesen Händler entfernen',
  events: {
    rowLaid: (row) => `Die Reihe: ${row}`,
    firstChosen: (who) => `${who} beginnt`,
    tilesDrawn: (tiles) => `Gezogen: ${tiles}`,
    traderPlaced: (who, at) => `${who} setzt einen Händler: ${at}`,
    traderAdded: (who, at) => `${who} fügt einen Händler hinzu: ${at}`,
    traderMoved: (who, from, to) => `${who} bewegt einen Händler: von ${from} nach ${to}`,
    traderRemoved: (who, at) => `${who} entfernt einen Händler: ${at}`,
    influenceGained: (state, other, position) => `${state} überholt ${other} und liegt auf Platz ${position}`,
    influenceLost: (state, other, position) => `${state} fällt hinter ${other} und liegt auf Platz ${position}`,
    wonAsFirst: (who, tile, state) => `${who} gewinnt ${tile} in ${state} als Erster`,
    wonAsSecond: (who, tile, state) => `${who} gewinnt ${tile} in ${state} als Zweiter`,
    tileDiscarded: (tile, state) => `Abgelegt in ${state}: ${tile}`,
    roundEnded: (round) => `Runde ${round} wird gewertet`,
    firstPassed: (last, first) => `${last} hat dort die wenigsten Händler und spielt als Letzter; ${first} beginnt`,
    rowRenewed: (row) => `Die Reihe ist nun ${row}`,
    gameEnded: 'Die Partie ist zu Ende',
  },
  refusals: {
    'state-already-laid': 'Dieses Plättchen liegt schon in der Reihe.',
    'tile-not-in-bag': 'Ein solches Plättchen ist nicht mehr im Beutel.',
    'no-such-seat': 'Dort sitzt niemand.',
    'place-occupied': 'Dort steht schon ein Händler; ein Feld fasst nur einen.',
    'reserve-empty': 'Dein Vorrat ist leer: Bewege oder entferne stattdessen einen Händler.',
    'no-own-trader': 'Dort hast du keinen Händler.',
    'not-next-on-route':
      'Dorthin führt keine Straße in einer Bewegung: Ein Händler geht auf das nächste Feld oder über besetzte hinweg auf das erste freie.',
    'ends-where-it-began': 'Ein Händler endet nie, wo er begann.',
    'take-two-tiles': 'Im ersten Stadtstaat nimmt, wer ihn beherrscht, zwei Plättchen.',
    'take-one-tile': 'Im zweiten Stadtstaat nimmt, wer ihn beherrscht, ein Plättchen.',
    'tile-not-above': 'Über diesem Stadtstaat liegt kein solches Plättchen.',
    'not-now': 'Das ist jetzt nicht zu tun.',
  },
  map: 'Die Karte',
  row: 'Die Reihe der Stadtstaaten',
  rowTile: (state, position) => `${state}, Platz ${position} der Reihe`,
  panel: {
    title: 'Staaten',
    nobody: 'Hier hat niemand einen Händler.',
    traders: (count) => `${count} Händler`,
    alone: (who) => `${who} ist hier allein.`,
    more: (who, count, other, otherCount) => `${who} hat mehr Händler als ${other} (${count} zu ${otherCount}).`,
    city: (who, other) => `Gleich viele Händler wie ${other}, aber ${who} hält die Stadt.`,
    towns: (who, other, count, otherCount) =>
      `Gleich viele Händler wie ${other}, aber ${who} hat mehr in den Orten (${count} zu ${otherCount}).`,
    earlier: (who, other) => `Ganz gleich mit ${other}, aber ${who} spielt in dieser Runde früher.`,
    first: 'Erster',
    second: 'Zweiter',
  },
  seat: {
    reserve: (count) => `${count} Händler im Vorrat`,
    set: (tile, count, points, next) =>
      `${tile}: ${count} Plättchen, ${n(points, { one: '1 Punkt', other: `${points} Punkte` })}; eines mehr brächte ${next}`,
    firstPlayer: 'Startspieler',
  },
  text: {
    row: 'Die Reihe, von links',
    ranked: (first, second) => (second === undefined ? `Erster ${first}` : `Erster ${first}, Zweiter ${second}`),
    empty: 'frei',
    tilesAbove: (tiles) => `Plättchen ${tiles}`,
  },
};
