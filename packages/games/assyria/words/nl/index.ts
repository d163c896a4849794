import { ordinalOf, phrasesOf, pluralOf } from '@shinar/words';
import type { AssyriaTask } from '../../rules/index.ts';
import type { AssyriaMessages } from '../en/index.ts';
import { advise } from './advise.ts';
import { taken } from './cards.ts';
import { gains } from './gains.ts';

const n = pluralOf('nl');
const ordinal = ordinalOf('nl');
const huts = (count: number) => n(count, { one: '1 hut', other: `${count} hutten` });
const camels = (count: number) => n(count, { one: '1 kameel', other: `${count} kamelen` });
const points = (count: number) => n(count, { one: '1 punt', other: `${count} punten` });
const tiles = (count: number) => n(count, { one: '1 laag', other: `${count} lagen` });
const ziggurats = (count: number) => n(count, { one: '1 ziggoerat', other: `${count} ziggoerats` });

const first: Readonly<Record<AssyriaTask, string>> = {
  'draw-order': 'de speelvolgorde wordt geloot',
  sow: 'er wordt gezaaid',
  settle: 'kies een startveld',
  deal: 'er worden kaarten opengelegd',
  keep: 'houd een van de opengelegde kaarten',
  harvest: 'neem een kolom van de akker',
  'place-huts': 'zet je hutten neer',
  'feed-huts': 'bevoorraad je hutten; kies eerst een kaart',
  'dig-wells': 'bouw je bronnen of ga verder',
  act: 'geef kamelen uit of beëindig je acties',
  'draw-expansion': 'er wordt een uitbreidingskaart getrokken',
};

export const assyria: AssyriaMessages = {
  ...phrasesOf('nl'),
  advise,
  gains,
  huts,
  camels,
  points,
  goods: { grape: 'druiven', palm: 'palm', salt: 'zout', barley: 'gerst', dates: 'dadels' },
  joker: 'joker',
  plow: 'ploeg',
  card: (good, symbols) => `${good} ×${symbols}`,
  regions: { arid: 'droog', fertile: 'vruchtbaar', 'north-river': 'noordrivier', 'south-river': 'zuidrivier' },
  hex: (name, good) => `${name} (${good})`,
  tiles: ['', 'een basis', 'een middenstuk', 'een dak'],
  dignitaries: { upper: 'hoogste dignitaris', middle: 'middelste dignitaris', lower: 'laagste dignitaris' },
  tasks: {
    'draw-order': () => 'De speelvolgorde wordt geloot',
    sow: ({ row }) => `Rij ${row} van de akker wordt gezaaid`,
    settle: () => 'Kies een startveld voor je eerste ziggoerat',
    deal: () => 'Er worden voedselkaarten opengelegd om uit te kiezen',
    keep: () => 'Houd één kaart en geef de rest door',
    harvest: () => 'Neem een kolom van de akker. Hoe verder naar links, hoe eerder je daarna speelt',
    'place-huts': ({ left }) => `Zet nog ${huts(left!)} naast je hutten of ziggoerats`,
    'feed-huts': ({ left }) => `Bevoorraad je hutten: kies een kaart (nog ${left} hongerig)`,
    'dig-wells': ({ left }) =>
      `Bouw een bron waar drie van je hutten samenkomen, of ga verder (nog ${n(left!, { one: '1 bron', other: `${left} bronnen` })})`,
    act: ({ camels: have }) =>
      have === 0
        ? 'Je hebt geen kamelen meer: beëindig je acties'
        : `Je hebt ${camels(have!)}: bouwen, uitbouwen, intrigeren, offeren, kopen of acties beëindigen`,
    'draw-expansion': () => 'Er wordt een nieuwe uitbreidingskaart neergelegd',
  },
  onlyEnd: 'Meer kun je niet doen: beëindig je acties',
  chooseHuts: (card, left) => `Kies de hutten voor ${card} (nog ${left})`,
  notNow: (task) => `Dat kan nu niet: ${first[task]}.`,
  refusals: {
    'no-such-seat': () => 'Die plaats bestaat niet aan deze tafel.',
    'no-such-hex': () => 'Dat veld bestaat niet.',
    'no-such-card': () => 'Die kaart bestaat niet.',
    'no-such-expansion': () => 'Op een uitbreidingskaart staat een 2, 3 of 4.',
    'no-such-column': () => 'Die kolom ligt niet op de akker.',
    'no-such-dignitary': () => 'Die dignitaris bestaat niet.',
    'not-now': () => 'De partij is afgelopen.',
    'cut-off': () => 'Dat deel van het bord doet niet mee met dit aantal spelers.',
    'seat-drawn': () => 'Die speler heeft al een plaats in de speelvolgorde.',
    'not-in-deck': () => 'Zo’n kaart zit niet meer in de stapel.',
    'cards-left': () => 'Er zijn nog kaarten om te zaaien.',
    'not-a-start': () => 'Dat is bij dit aantal spelers geen startveld.',
    'start-taken': () => 'Daar heeft iemand zich al gevestigd.',
    'not-dealt': () => 'Die kaart ligt niet open.',
    'column-taken': () => 'Die kolom is al genomen.',
    'hex-taken': () => 'Dat veld is al bezet.',
    'not-adjacent': () => 'Een nieuwe hut moet naast een eigen hut of ziggoerat staan.',
    'card-not-held': () => 'Die kaart heb je niet.',
    'not-your-hut': () => 'Je hebt daar geen hut.',
    'hut-fed': () => 'Die hut is al bevoorraad.',
    'hut-twice': () => 'Die hut is al gekozen.',
    'other-good': () => 'Het symbool van die kaart past niet bij het veld.',
    'too-many-huts': ({ most }) => `Met die kaart bevoorraad je hoogstens ${huts(most!)}.`,
    'too-few-huts': ({ needed }) =>
      needed === 0
        ? 'Met die kaart kun je geen van je hongerige hutten bevoorraden.'
        : `Met die kaart moet je er zoveel mogelijk bevoorraden: ${huts(needed!)}.`,
    'hexes-do-not-meet': () => 'Die drie velden komen niet in één punt samen.',
    fertile: () => 'Een bron mag het vruchtbare land tussen de rivieren niet raken.',
    'three-huts-needed': () => 'Voor een bron heb je op alle drie de velden eromheen een hut nodig.',
    'well-there': () => 'Daar is al een bron.',
    'no-wells-left': () => 'Er zijn geen bronnen meer.',
    'on-river': () => 'Op een rivier mag geen ziggoerat staan.',
    'beside-well': () => 'Naast een bron mag geen ziggoerat staan.',
    'no-bases-left': () => 'Je hebt geen basis meer voor een ziggoerat.',
    'not-your-ziggurat': () => 'Je hebt daar geen ziggoerat.',
    'grown-this-turn': () => 'Die ziggoerat is deze beurt al gegroeid.',
    finished: () => 'Die ziggoerat is af.',
    'dignitary-full': () => 'Bij die dignitaris is geen plaats meer vrij.',
    'no-huts-left': () => 'Je hebt geen hutten meer in je voorraad.',
    'offering-limit': ({ left }) =>
      left === 0
        ? 'Je hebt deze beurt al drie kamelen geofferd; meer mag niet.'
        : `Je mag deze beurt nog hoogstens ${n(left!, { one: '1 veld', other: `${left} velden` })} vooruit.`,
    'track-end': () => 'Zo ver gaat het offerspoor niet: bij veld 7 houdt het op.',
    'not-on-sale': () => 'Je kunt alleen kaarten uit de overgebleven kolom kopen.',
    'food-bought': () => 'Je hebt deze beurt al een voedselkaart gekocht.',
    'plow-held': () => 'Je hebt al een ploeg.',
    'too-few-camels': ({ need, have }) => `Dat kost ${camels(need!)}; je hebt er ${have}.`,
    'camel-limit': ({ need, have }) =>
      `Dat kost ${camels(need!)}; je hebt er ${have}. Meer dan 10 kun je er niet hebben; de rest is vervallen.`,
    'pieces-do-not-add-up': () => 'Het aantal speelstukken in deze stelling klopt niet.',
  },
  sources: {
    'fertile-huts': 'hutten op vruchtbaar land',
    'arid-huts': 'hutten op droog land',
    ziggurats: 'ziggoeratlagen',
    wells: 'bronnen',
    assur: 'invloed in Assur',
    'upper-dignitary': 'hoogste dignitaris',
    offerings: 'offers',
    'final-ziggurats': 'ziggoeratlagen aan het einde',
    'final-plow': 'ploeg aan het einde',
    'final-camels': 'kamelen aan het einde',
  },
  tokens: {
    hex: (name, good, region) => `${name}: ${good}, ${region}`,
    hut: (who) => `hut van ${who}`,
    hungry: (who) => `hongerige hut van ${who}`,
    fed: (who) => `bevoorrade hut van ${who}`,
    ziggurat: (who, level) => `ziggoerat van ${who}, ${tiles(level)}`,
    well: (hexes) => `Bron tussen ${hexes}`,
    hand: (card, count) => (count > 1 ? `${card} uit je hand (${count})` : `${card} uit je hand`),
    dealt: (card) => `${card} houden`,
    column: (column, cards, who) => `Kolom ${column}: ${who === undefined ? cards : `genomen door ${who}`}`,
    buy: (card, price) => `${card} kopen voor ${price}`,
    dignitary: (name, price, free) =>
      `Een hut naar de ${name} voor ${price} (${free === 0 ? 'vol' : n(free, { one: '1 plaats vrij', other: `${free} plaatsen vrij` })})`,
    step: (step, multiplier) => `Offerspoor, veld ${step}: ×${multiplier}`,
    done: 'Klaar met bronnen',
    end: 'Acties beëindigen',
    empty: 'geen kaarten',
  },
  events: {
    order: (names) => `Speelvolgorde: ${names}`,
    sown: (row, cards) => `Rij ${row} gezaaid: ${cards}`,
    rowLeftEmpty: (row) => `Geen kaarten meer voor rij ${row}`,
    deckRenewed: (cards) => `De stapel is leeg: de aflegstapel wordt geschud (${n(cards, { one: '1 kaart', other: `${cards} kaarten` })})`,
    settled: (who, at) => `${who} vestigt zich op ${at}`,
    dealt: (cards) => `Opengelegd: ${cards}`,
    cardKept: (who, card) => `${who} houdt ${taken(card)}`,
    harvested: (who, column, cards) => `${who} neemt kolom ${column}: ${cards}`,
    hutPlaced: (who, at) => `${who} zet een hut op ${at}`,
    hutsFed: (who, card, at) => `${who} speelt ${taken(card)} en bevoorraadt ${at}`,
    hutsStarved: (who, count, at) => `${who} verliest door hongersnood ${huts(count)}: ${at}`,
    wellDug: (who, at) => `${who} bouwt een bron tussen ${at}`,
    wellsDone: (who) => `${who} bouwt geen bronnen meer`,
    camelsGained: (who, count, lost) => `${who} krijgt ${camels(count)}${lost > 0 ? ` (${lost} boven de 10 vervallen)` : ''}`,
    zigguratBuilt: (who, at, cost) => `${who} bouwt voor ${camels(cost)} een ziggoerat op ${at}`,
    zigguratExtended: (who, tile, at, cost) => `${who} zet voor ${camels(cost)} ${tile} op ${at}`,
    intrigued: (who, dignitary, cost) => `${who} stuurt voor ${camels(cost)} een hut naar de ${dignitary}`,
    offered: (who, count, step) => `${who} offert ${camels(count)} en bereikt veld ${step}`,
    cardBought: (who, card, cost) => `${who} koopt ${taken(card)} voor ${camels(cost)}`,
    actionsEnded: (who) => `${who} is klaar`,
    fieldCleared: (cards) => `Overgebleven kaarten afgelegd: ${cards}`,
    expansionLaid: (reign, turn, card) => `Regeerperiode ${reign}, beurt ${turn}: uitbreidingskaart ${card}`,
    hutsFlooded: (who, count) => `Overstroming: ${who} neemt ${huts(count)} terug van de rivieren`,
    ranked: (who, rank, influence) =>
      `Assur: ${who} is ${ordinal(rank)} met ${n(influence, { one: '1 invloedspunt', other: `${influence} invloedspunten` })}`,
    plowGained: (who) => `${who} krijgt een ploeg van de middelste dignitaris`,
    assurCleared: 'Alle hutten komen terug uit Assur en de offerschijven gaan naar 0',
    reignBegun: (reign, bonus) => `Regeerperiode ${reign} begint${bonus ? ', met de bonuskaart' : ''}`,
    gameEnded: 'De partij is afgelopen',
  },
  notes: {
    food: (fed, all) =>
      fed === 0
        ? n(all, { one: 'Geen voedsel voor je hut', other: `Geen voedsel voor je ${huts(all)}` })
        : fed === all
          ? n(all, { one: 'Voedsel voor je hut', other: `Voedsel voor alle hutten (${all})` })
          : `Voedsel voor ${fed} van de ${huts(all)}`,
    starves: (count) =>
      `Let op: zo ${n(count, { one: 'verhongert 1 hut', other: `verhongeren ${count} hutten` })} die je wel kunt bevoorraden`,
    wellSites: (count, worth) =>
      n(count, { one: `Plaats voor nog 1 bron (${points(worth)})`, other: `Plaats voor nog ${count} bronnen (elk ${points(worth)})` }),
    wellPoints: (count) => `${points(count)} voor de bron als het prestige wordt geteld`,
    rank: (rank, prize) => `${ordinal(rank)} in Assur, zoals het nu staat goed voor ${points(prize)} bij de overstroming`,
    offering: (count, multiplier, worth) => `${ziggurats(count)} × ${multiplier} = ${points(worth)} bij de overstroming`,
  },
  board: {
    name: 'Assyrië',
    dignitaries: { upper: 'Hoogste', middle: 'Middelste', lower: 'Laagste' },
    influence: (influence) => `invloed ${influence}`,
    upper: '1 · 4 · 8',
    reign: (reign, turn) => `Regeerperiode ${reign}, beurt ${turn}`,
    reignOnly: (reign) => `Regeerperiode ${reign}`,
    bonus: 'Bonuskaart (telt als 4)',
    dealt: 'Kies er een',
    hand: 'hand',
    wellsLeft: (count) => n(count, { one: 'Nog 1 bron', other: `Nog ${count} bronnen` }),
    expansion: (turn, card) => `Beurt ${turn}: iedereen plaatst ${huts(card)}`,
    expansionToCome: (turn) => `Beurt ${turn}: de uitbreidingskaart komt nog`,
    tracks: { camels: 'Kamelen van elke speler', offerings: 'Offerspoor', points: 'Punten' },
  },
  advice: {
    title: 'Beste bevoorrading',
    feeds: (card, at) => `${card} bevoorraadt ${at}`,
    play: 'Zo bevoorraden',
    booked: (gained, income) => `Deze beurt nog: ${gained}, ${income}`,
    flood: (gained, rank, last) => `Bij de overstroming${last ? ' en het einde' : ''}, zoals het nu staat: ${gained}, ${rank}`,
    starving: (count, at) => `Toch ${n(count, { one: 'verhongert 1 hut', other: `verhongeren ${count} hutten` })}: ${at}`,
    more: (cards) => n(cards, { one: 'daarna nog 1 kaart', other: `daarna nog ${cards} kaarten` }),
  },
  seat: {
    place: (place) => `speelt als ${ordinal(place)}`,
    offering: (step, multiplier) => `offerspoor: veld ${step} (×${multiplier})`,
    reserve: (count) => `${huts(count)} in voorraad`,
    ziggurats: (count, all) => `${ziggurats(count)}, ${tiles(all)}`,
    hand: (cards) => `hand: ${cards}`,
    noCards: 'geen kaarten',
    influence: (count) => `invloed ${count}`,
  },
  supply: {
    title: 'Voedsel',
    of: 'Voedsel van',
    good: 'Symbool',
    huts: 'Hutten',
    symbols: 'Symbolen',
    balance: 'Saldo',
    wild: 'Joker of ploeg',
    verdict: (fed, all) =>
      all === 0
        ? 'Geen hutten te bevoorraden.'
        : fed === all
          ? n(all, { one: 'Voedsel voor die ene hut.', other: `Voedsel voor alle hutten (${all}).` })
          : fed === 0
            ? n(all, { one: 'Geen voedsel voor die ene hut.', other: `Voor geen van de ${all} hutten is er voedsel.` })
            : `Voedsel voor ${fed} van de ${huts(all)}.`,
  },
  forecast: {
    title: 'Vooruitzicht',
    turn: 'Deze beurt nog te verwachten',
    turnHint: 'Met de hutten die er nu staan en de best mogelijke bevoorrading.',
    flood: 'De volgende overstroming, zoals het nu staat',
    floodLast: 'De laatste overstroming en het einde, zoals het nu staat',
    lost: (count) => `${camels(count)} vervallen`,
    rank: (rank) => `${ordinal(rank)} in Assur`,
    unranked: 'niet in Assur',
    returning: (count) => `${huts(count)} terug van de rivieren`,
    plow: 'een ploeg',
    nothing: 'niets',
  },
  deck: {
    title: 'Kaarten',
    deck: 'In de stapel',
    discard: 'Afgelegd',
    symbols: (symbols) => n(symbols, { one: '1 symbool', other: `${symbols} symbolen` }),
    good: 'Symbool',
    count: (count) => n(count, { one: '1 kaart', other: `${count} kaarten` }),
    expansions: 'Uitbreidingskaarten die nog kunnen komen',
  },
  text: {
    game: 'De partij',
    laid: (cards) => `Uitbreidingskaarten van deze regeerperiode: ${cards}`,
    nothing: 'geen',
    order: (names) => `Speelvolgorde: ${names}`,
    wellsDug: (wells) => `Bronnen: ${wells}`,
    field: 'De akker',
    assur: 'Assur, van boven naar beneden',
    guests: (dignitary, names) => `${dignitary}: ${names}`,
    free: (count) => n(count, { one: '1 vrije plaats', other: `${count} vrije plaatsen` }),
    offerings: 'Offerspoor',
    players: 'Spelers',
    cards: 'Kaarten om uit te kiezen',
    hand: 'Kaarten van wie aan de beurt is',
    column: (letter) => `Kolom ${letter}`,
    cutOff: 'doet niet mee',
    sites: 'Plekken voor bronnen',
    market: 'Te koop',
  },
  reasons: {
    points: 'wat meteen telt',
    wells: 'bronnen',
    food: 'bevoorrading',
    camels: 'kamelen',
    huts: 'hutten',
    ziggurats: 'ziggoerats',
    assur: 'invloed in Assur',
    offerings: 'offers',
    tempo: 'speelvolgorde en tempo',
  },
};
