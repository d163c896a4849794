import type { SumeriaMessages } from '../en/sumeria.ts';
import { listOf, pluralOf } from '../plural.ts';

const n = pluralOf('nl');

export const sumeria: SumeriaMessages = {
  and: listOf('nl'),
  states: { sippar: 'Sippar', kish: 'Kish', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagash', umma: 'Umma' },
  tiles: { economy: 'economie', military: 'leger', politics: 'politiek', religion: 'religie' },
  city: (state) => `${state}, de stad`,
  town: (state, towards) => `${state}, stadje richting ${towards}`,
  village: (state, towards) => `${state}, dorp richting ${towards}`,
  place: (name, trader) => (trader === undefined ? name : `${name}: handelaar van ${trader}`),
  prompts: {
    placeTrader: (left) => `Zet een handelaar op een lege plek (${left === 1 ? 'de laatste' : `nog ${left}`})`,
    takeTurn: (add, round, rounds, left) =>
      `${add ? 'Zet een handelaar op een lege plek, of kies er een van jezelf om te verplaatsen of weg te nemen' : 'Kies een eigen handelaar om te verplaatsen of weg te nemen: je voorraad is leeg'} (ronde ${round} van ${rounds}, ${left === 1 ? 'laatste beurt' : `nog ${left} beurten`})`,
    moveOrRemove: 'Kies waar deze handelaar heen gaat, of neem hem weg',
    takeTwo: 'Jij beheerst de eerste stadstaat: neem twee van de tegels',
    takeSecond: 'Neem een tweede tegel',
    takeOne: 'Jij beheerst de tweede stadstaat: neem een van de tegels',
    layRow: 'De tegels van de stadstaten worden in een rij gelegd',
    chooseFirst: 'De eerste speler wordt geloot',
    drawTiles: 'Zes invloedstegels worden getrokken',
  },
  remove: 'Deze handelaar wegnemen',
  events: {
    rowLaid: (row) => `De rij: ${row}`,
    firstChosen: (who) => `${who} begint`,
    tilesDrawn: (tiles) => `Getrokken: ${tiles}`,
    traderPlaced: (who, at) => `${who} plaatst een handelaar: ${at}`,
    traderAdded: (who, at) => `${who} zet een handelaar bij: ${at}`,
    traderMoved: (who, from, to) => `${who} verplaatst een handelaar: van ${from} naar ${to}`,
    traderRemoved: (who, at) => `${who} neemt een handelaar weg: ${at}`,
    influenceGained: (state, other, position) => `${state} passeert ${other} en staat op plaats ${position}`,
    influenceLost: (state, other, position) => `${state} valt achter ${other} terug en staat op plaats ${position}`,
    wonAsFirst: (who, tile, state) => `${who} wint ${tile} in ${state} als eerste`,
    wonAsSecond: (who, tile, state) => `${who} wint ${tile} in ${state} als tweede`,
    tileDiscarded: (tile, state) => `Weggelegd in ${state}: ${tile}`,
    roundEnded: (round) => `Ronde ${round} wordt geteld`,
    firstPassed: (last, first) => `${last} heeft daar de minste handelaars en speelt als laatste; ${first} begint`,
    rowRenewed: (row) => `De rij is nu ${row}`,
    gameEnded: 'De partij is afgelopen',
  },
  refusals: {
    'state-already-laid': 'Die tegel ligt al in de rij.',
    'tile-not-in-bag': 'Zo’n tegel zit niet meer in de zak.',
    'no-such-seat': 'Daar zit niemand.',
    'place-occupied': 'Daar staat al een handelaar; een plek biedt plaats aan één.',
    'reserve-empty': 'Je voorraad is leeg: verplaats een handelaar of neem er een weg.',
    'no-own-trader': 'Daar heb je geen handelaar.',
    'not-next-on-route':
      'Daarheen leidt geen weg in één zet: een handelaar gaat naar de volgende plek, of over bezette heen naar de eerste lege.',
    'ends-where-it-began': 'Een handelaar eindigt nooit waar hij begon.',
    'take-two-tiles': 'In de eerste stadstaat neemt wie hem beheerst twee tegels.',
    'take-one-tile': 'In de tweede stadstaat neemt wie hem beheerst één tegel.',
    'tile-not-above': 'Boven deze stadstaat ligt geen zulke tegel.',
    'not-now': 'Dat is nu niet aan de orde.',
  },
  map: 'De kaart',
  row: 'De rij van stadstaten',
  rowTile: (state, position) => `${state}, plaats ${position} in de rij`,
  panel: {
    title: 'Staten',
    nobody: 'Hier heeft niemand een handelaar.',
    traders: (count) => n(count, { one: '1 handelaar', other: `${count} handelaars` }),
    alone: (who) => `${who} is hier alleen.`,
    more: (who, count, other, otherCount) => `${who} heeft meer handelaars dan ${other} (${count} tegen ${otherCount}).`,
    city: (who, other) => `Evenveel handelaars als ${other}, maar ${who} houdt de stad.`,
    towns: (who, other, count, otherCount) =>
      `Evenveel handelaars als ${other}, maar ${who} heeft er meer in de stadjes (${count} tegen ${otherCount}).`,
    earlier: (who, other) => `Helemaal gelijk met ${other}, maar ${who} speelt eerder in deze ronde.`,
    first: 'Eerste',
    second: 'Tweede',
  },
  seat: {
    reserve: (count) => n(count, { one: '1 handelaar in voorraad', other: `${count} handelaars in voorraad` }),
    set: (tile, count, points, next) =>
      `${tile}: ${n(count, { one: '1 tegel', other: `${count} tegels` })}, ${n(points, { one: '1 punt', other: `${points} punten` })}; één meer zou ${next} opleveren`,
    firstPlayer: 'eerste speler',
  },
  text: {
    row: 'De rij, van links',
    ranked: (first, second) => (second === undefined ? `eerste ${first}` : `eerste ${first}, tweede ${second}`),
    empty: 'leeg',
    tilesAbove: (tiles) => `tegels ${tiles}`,
  },
};
