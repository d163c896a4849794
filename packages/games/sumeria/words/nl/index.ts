import { ordinalOf, phrasesOf, pluralOf } from '@shinar/words';
import type { SumeriaMessages } from '../en/index.ts';
import { advise } from './advise.ts';
import { gains } from './gains.ts';

const n = pluralOf('nl');
const ordinal = ordinalOf('nl');

export const sumeria: SumeriaMessages = {
  ...phrasesOf('nl'),
  advise,
  gains,
  states: { sippar: 'Sippar', kish: 'Kish', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagash', umma: 'Umma' },
  tiles: { economy: 'economie', military: 'militair', politics: 'politiek', religion: 'religie' },
  city: (state) => `${state}, de stad`,
  town: (state, towards) => `${state}, stadje richting ${towards}`,
  village: (state, towards) => `${state}, dorp richting ${towards}`,
  place: (name, trader) => (trader === undefined ? name : `${name}: handelaar van ${trader}`),
  prompts: {
    placeTrader: (left) => `Zet een handelaar op een lege plek (${n(left, { one: 'de laatste', other: `nog ${left}` })})`,
    takeTurn: (add, round, rounds, left) =>
      `${add ? 'Zet een handelaar op een lege plek, of kies er een van jezelf om te verplaatsen of weg te nemen' : 'Je voorraad is leeg: verplaats een handelaar of neem er een weg'} (ronde ${round} van ${rounds}, ${n(left, { one: 'laatste beurt', other: `nog ${left} beurten` })})`,
    moveOrRemove: 'Kies waar deze handelaar heen gaat, of neem hem weg',
    takeTwo: 'Jij hebt de eerste stadstaat in handen: neem twee tegels',
    takeSecond: 'Neem een tweede tegel',
    takeOne: 'Jij hebt de tweede stadstaat in handen: neem één tegel',
    layRow: 'De tegels van de stadstaten worden in een rij gelegd',
    chooseFirst: 'Er wordt geloot wie begint',
    drawTiles: 'Er worden zes invloedstegels getrokken',
  },
  remove: 'Deze handelaar wegnemen',
  events: {
    rowLaid: (row) => `De rij: ${row}`,
    firstChosen: (who) => `${who} begint`,
    tilesDrawn: (tiles) => `Getrokken: ${tiles}`,
    traderPlaced: (who, at) => `${who} plaatst een handelaar: ${at}`,
    traderAdded: (who, at) => `${who} zet een handelaar bij: ${at}`,
    traderMoved: (who, from, to) => `${who} verplaatst een handelaar: ${from} → ${to}`,
    traderRemoved: (who, at) => `${who} neemt een handelaar weg: ${at}`,
    influenceGained: (state, other, position) => `${state} passeert ${other} en is nu ${ordinal(position)}`,
    influenceLost: (state, other, position) => `${state} zakt achter ${other} en is nu ${ordinal(position)}`,
    wonAsFirst: (who, tile, state) => `${who} is eerste in ${state} en neemt een tegel: ${tile}`,
    wonAsSecond: (who, tile, state) => `${who} is tweede in ${state} en krijgt een tegel: ${tile}`,
    tileDiscarded: (tile, state) => `${state}: tegel ${tile} afgelegd`,
    roundEnded: (round) => `Einde van ronde ${round}: telling`,
    firstPassed: (last, first) => `${last} heeft in de eerste stadstaat de minste handelaars en speelt als laatste; ${first} begint`,
    rowRenewed: (row) => `De nieuwe rij: ${row}`,
    gameEnded: 'De partij is afgelopen',
  },
  refusals: {
    'state-already-laid': 'Die tegel ligt al in de rij.',
    'tile-not-in-bag': 'Zo’n tegel zit niet meer in de zak.',
    'no-such-seat': 'Daar zit niemand.',
    'place-occupied': 'Daar staat al een handelaar. Op elke plek past er maar één.',
    'reserve-empty': 'Je voorraad is leeg: verplaats een handelaar of neem er een weg.',
    'no-own-trader': 'Daar heb je geen handelaar.',
    'not-next-on-route':
      'Zo ver komt een handelaar niet. Hij gaat naar de volgende plek langs de weg en springt over bezette plekken heen.',
    'ends-where-it-began': 'Een handelaar mag niet eindigen waar hij begon.',
    'take-two-tiles': 'In de eerste stadstaat neem je twee tegels.',
    'take-one-tile': 'In de tweede stadstaat neem je één tegel.',
    'tile-not-above': 'Zo’n tegel ligt niet boven deze stadstaat.',
    'not-now': 'Dat kan nu niet. Doe eerst wat er gevraagd wordt.',
  },
  map: 'De kaart',
  row: 'De rij van stadstaten',
  rowTile: (state, position) => `${state}, ${ordinal(position)} in de rij`,
  panel: {
    title: 'Stadstaten',
    nobody: 'Hier staan geen handelaars.',
    traders: (count) => n(count, { one: '1 handelaar', other: `${count} handelaars` }),
    alone: (who) => `Alleen ${who} heeft hier handelaars.`,
    more: (who, count, other, otherCount) => `${who} heeft meer handelaars dan ${other} (${count} tegen ${otherCount}).`,
    city: (who, other) => `Evenveel handelaars als ${other}, maar ${who} heeft de stad.`,
    towns: (who, other, count, otherCount) =>
      `Evenveel handelaars als ${other}, maar ${who} heeft er meer in stadjes (${count} tegen ${otherCount}).`,
    earlier: (who, other) => `In alles gelijk met ${other}, maar ${who} speelt deze ronde eerder.`,
    first: 'Eerste',
    second: 'Tweede',
  },
  seat: {
    reserve: (count) => n(count, { one: '1 handelaar in voorraad', other: `${count} handelaars in voorraad` }),
    set: (tile, count, points, next) =>
      `${tile}: ${n(count, { one: '1 tegel', other: `${count} tegels` })}, ${n(points, { one: '1 punt', other: `${points} punten` })}; de volgende: +${next}`,
    firstPlayer: 'startspeler',
  },
  text: {
    row: 'De rij, van links naar rechts',
    ranked: (first, second) => (second === undefined ? `1e ${first}` : `1e ${first}, 2e ${second}`),
    empty: 'leeg',
    tilesAbove: (tiles) => `tegels: ${tiles}`,
  },
  reasons: {
    points: 'wat meteen telt',
    round: 'tegels van deze ronde',
    sets: 'tegels van één soort',
    states: 'positie in de stadstaten',
    reserve: 'handelaars in voorraad',
    tempo: 'speelvolgorde en tempo',
  },
};
