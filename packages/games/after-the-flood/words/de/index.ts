import { phrasesOf, pluralOf } from '@shinar/words';
import type { FloodMessages } from '../en/index.ts';
import type { Asked, Fight, Sentences } from '../said.ts';
import { advise } from './advise.ts';
import { events } from './events.ts';
import { gains } from './gains.ts';
import { at, empireOf } from './names.ts';
import { places } from './places.ts';
import { refusals } from './refusals.ts';

const n = pluralOf('de');
const workers = (count: number): string => n(count, { one: '1 Arbeiter', other: `${count} Arbeiter` });
const armies = (count: number): string => n(count, { one: '1 Armee', other: `${count} Armeen` });
const points = (count: number): string => n(count, { one: '1 Punkt', other: `${count} Punkte` });

const goods: FloodMessages['goods'] = {
  grain: 'Getreide',
  wood: 'Holz',
  metal: 'Metall',
  textiles: 'Stoff',
  tools: 'Werkzeug',
  oil: 'Öl',
  gold: 'Gold',
  lapis: 'Lapislazuli',
};
/** Several pieces, where they are called something other than the kind. */
const many: FloodMessages['goods'] = { ...goods, tools: 'Werkzeuge' };
const pieces: FloodMessages['pieces'] = (good, count) => n(count, { one: `${count} ${goods[good]}`, other: `${count} ${many[good]}` });

const fight = ({ area, need, defenders, armies: own }: Fight): string =>
  `${area}: Mit ${need} oder mehr triffst du (dort ${armies(defenders)}, du hast ${own} verfügbar).`;

const prompts: Sentences<Asked> = {
  'draw-order': () => 'Die Spielreihenfolge wird ausgelost',
  act: ({ turn }) => `Runde ${turn} von 5: Wähle eine Aktion, eine Ware (für Arbeiter) oder ein Gebiet`,
  'pay-or-pass': ({ what }) => `Jemand hat gepasst: Zahle ${what} für eine Aktion oder passe`,
  'act-paid': () => 'Du hast gezahlt. Wähle deine Aktion',
  'place-on': ({ count, left }) =>
    `Setze oder versetze weitere Arbeiter oder drücke „Fertig“ (verfügbar: ${count}, freie Schreiber: ${left})`,
  'trade-on': () => 'Tausche weiter, stelle Werkzeug her oder drücke „Fertig“',
  levy: ({ armies: own, left }) =>
    `Kaufe weitere Armeen mit Getreide (1), Metall (2) oder Werkzeug (3) oder drücke „Fertig“ (verfügbar: ${own}, übrig: ${left})`,
  equip: ({ value }) => `Gib Waren für Ausrüstung aus oder drücke „Fertig“ (Wert bisher: ${value})`,
  'roll-for-home': (said) => `Der Kampf um das Heimatgebiet. ${fight(said)}`,
  muster: ({ area }) => `Wie viele Armeen stellst du ${at(area)} auf?`,
  roll: (said) => `Die Würfel fallen. ${fight(said)}`,
  'attack-or-stop': (said) => `Weiter angreifen oder aufhören? ${fight(said)}`,
  'repeat-or-done': ({ armies: own }) => `Zahle eine Armee, um dein Reich weiter auszudehnen, oder drücke „Fertig“ (verfügbar: ${own})`,
  'expand-again': ({ armies: own }) => `Dehne das Reich weiter aus: Wähle, was du tust (verfügbar: ${own})`,
  bid: ({ value, last }) =>
    last
      ? `Letzte Runde: Dein Passfeld zählt nur noch bei Gleichstand. Lege Waren darauf oder drücke „Fertig“ (Wert bisher: ${value})`
      : `Lege Waren auf dein Passfeld, um nächste Runde früher dran zu sein, oder drücke „Fertig“ (Wert bisher: ${value})`,
  extend: ({ count }) => `Wähle eine Stadt zum Ausbauen (2 Holz) oder drücke „Fertig“ (Holz auf der Hand: ${count})`,
};

export const afterTheFlood: FloodMessages = {
  ...phrasesOf('de'),
  advise,
  gains,
  places,
  goods,
  pieces,
  empires: {
    sumer: 'Sumer',
    akkad: 'Akkad',
    guti: 'Gutäer',
    amorites: 'Amoriter',
    isin: 'Isin',
    larsa: 'Larsa',
    mittani: 'Mitanni',
    egypt: 'Ägypten',
    hittites: 'Hethiter',
    kassites: 'Kassiten',
    elam: 'Elam',
    assyria: 'Assyrien',
    chaldea: 'Chaldäa',
  },
  deeds: {
    city: 'Stadt bauen',
    moveCity: 'Stadt versetzen',
    scribe: 'Schreiber einsetzen',
    trade: 'Handeln',
    tool: 'Werkzeug herstellen',
    invade: 'Einmarschieren',
    destroy: 'Stadt zerstören',
    reinforce: 'Verstärken',
    attack: 'Weiter angreifen',
    stop: 'Angriff beenden',
    repeat: 'Weiter ausdehnen (1 Armee)',
    extend: 'Stadt ausbauen',
    pass: 'Passen',
    done: 'Fertig',
  },
  benefits: {
    sippar: 'Ein Tausch mehr in jeder Handelsaktion',
    babylon: 'Zwei Armeen mehr, wenn du ein Reich gründest',
    nippur: 'Ein Punkt mehr für jedes sumerische Gebiet, das du hältst',
    shuruppak: 'Deine Städte zu zerstören kostet drei Armeen, wenn du noch eine andere Stadt hast',
    umma: 'Kein Vorteil',
    uruk: 'Bringt beim Bau einen Schreiber',
    ur: 'Jede Runde ein Stoff mehr, wenn du einen Weber hast',
    lagash: 'Kein Vorteil',
    eridu: 'Bringt beim Bau einen Schmied',
  },
  prompts,
  refusals,
  events,
  payments: { good: 'eine Ware', worker: 'einen Arbeiter', army: 'eine Armee' },
  sources: {
    areas: 'gehaltene Gebiete',
    nippur: 'Nippur',
    extension: (place) => `Ausbau von ${place}`,
    majority: (place) => `meiste Arbeiter: ${place}`,
    kinds: { extension: 'Ausbau von Städten', majority: 'meiste Arbeiter' },
  },
  picking: {
    place: 'Wähle eine Ware, um hier Arbeiter einzusetzen, oder eine andere Aktion',
    good: 'Wähle, wohin die Arbeiter gehen: in ein Gebiet außerhalb Sumers oder in einen Arbeitsbereich',
    placeWith: 'Wähle eine Ware, um hier Arbeiter einzusetzen',
    deeds: 'Wähle, was du hier tun möchtest',
    noWorkers: 'Wähle eine Aktion oder ein Gebiet. Arbeiter kannst du gerade nicht einsetzen',
    cityFrom: 'Wähle die Stadt, die du versetzt',
    onlyDone: 'Mehr geht hier nicht: Drücke „Fertig“',
    onlyPass: 'Du kannst jetzt nur passen',
    count: 'Wie viele Arbeiter?',
    city: 'Wähle ein Gebiet in Sumer ohne Stadt',
    tradeOn: 'Tausche weiter oder drücke „Fertig“',
    toolsOn: 'Stelle Werkzeug her oder drücke „Fertig“',
    tradeWhere: 'Wähle das Gebiet, in dem du handelst',
    tradeGive: 'Wähle die Ware, die du gibst',
    tradeGet: 'Wähle die Ware, die du nimmst',
    scribeFrom: 'Wähle den Arbeiter, den du versetzt: einen vom Spielplan oder einen verfügbaren',
    scribeTo: 'Wähle, wohin der Arbeiter geht',
    where: 'Wähle das Gebiet',
    empire: 'Wähle das Gebiet, in dem das Reich beginnt',
    extend: 'Lege Luxuswaren dazu (eine: 7 Punkte, zwei: 10, drei: 14, alle vier: 20) oder keine (4 Punkte) und baue dann aus',
  },
  tokens: {
    good: (good, count, value) => `${good}: ${count} auf der Hand, Wert ${value}`,
    get: (good) => `${good} nehmen`,
    empire: (empire, count) => `Reich gründen: ${empire} (${armies(count)})`,
    workers,
    armies,
    stock: (count) => `Verfügbare Arbeiter: ${count}`,
    army: (count) => `Verfügbare Armeen: ${count}`,
  },
  board: {
    turn: (turn) => `Runde ${turn}`,
    of: (turns) => `von ${turns}`,
    order: 'Reihenfolge',
    passed: 'gepasst',
    equipment: 'Ausrüstung',
    bank: 'Bank',
    empires: 'Reiche',
    used: 'eingesetzt',
    points,
    hand: (who) => `${who}: Waren auf der Hand`,
    map: 'Die Karte',
  },
  seat: {
    workers: (available, not) => `Arbeiter: ${available} verfügbar, ${not} nicht verfügbar`,
    armies: (available, not) => `Armeen: ${available} verfügbar, ${not} nicht verfügbar`,
    empire: (empire, rank, value) => `${empire}, Ausrüstung ${rank} (Wert ${value})`,
    cities: (places) => `Städte: ${places}`,
    passed: (value) => `gepasst, Gebot ${value}`,
  },
  lands: {
    title: 'Gebiete',
    hint: 'Was du wo tun kannst. Wähle ein Gebiet, um dort zu beginnen.',
    canDo: (deeds) => `Möglich: ${deeds}`,
    acts: {
      workers: 'Arbeiter einsetzen',
      city: 'eine Stadt bauen',
      moveCity: 'die Stadt versetzen',
      scribe: 'mit einem Schreiber einen Arbeiter versetzen',
      trade: 'handeln',
      invade: 'einmarschieren',
      destroy: 'die Stadt zerstören',
      reinforce: 'verstärken',
      extend: 'die Stadt ausbauen',
    },
    start: (empire) => `das ${empireOf(empire)} gründen`,
    borders: (names) => `Grenzt an: ${names}`,
    offers: (goods) => `im Angebot: ${goods}`,
    holds: (who, count) => `${who}: ${armies(count)}`,
    odds: (need, hit) => `Treffer mit ${need} oder mehr (${hit})`,
    win: (win, own, loss) => `Kampf bis zum Ende mit ${armies(own)}: ${win} Siegchance, im Schnitt ${loss} Armeen verloren`,
    destroyCost: (count) => `Die Stadt zu zerstören kostet ${armies(count)}`,
    free: 'Dort steht keine Armee: Du marschierst einfach ein',
  },
  trade: {
    title: 'Handel',
    of: (who) => `Was ${who} jetzt in einer Aktion tauschen könnte`,
    none: 'Gerade ist kein Tausch möglich.',
    tool: 'Schmied',
    sort: 'Die besten Gewinne zuerst. Lies jede Zeile von links nach rechts.',
    gain: (gain) => gain,
    table: 'Was du wofür bekommst',
    takes: (good, taken) => `${good} für ${taken}`,
    traders: 'Tauschmöglichkeiten nach Gebiet',
    tradersIn: (area, count) => `${area}: ${n(count, { one: 'einmal tauschen', other: `${count}-mal tauschen` })}`,
    from: 'Mit',
  },
  outlook: {
    title: 'Ausblick',
    production: 'Produktion nach jetzigem Stand',
    decline: (turn) => `Niedergang in Runde ${turn} nach jetzigem Stand`,
    noDecline: 'Niemand würde einen Arbeiter verlieren.',
    loses: (count, place) => `${workers(count)}: ${place}`,
    majorities: (over) => `Meiste Arbeiter${over ? '' : ', wenn jetzt Schluss wäre'}`,
    total: 'Summe',
    areas: 'Wertung nach jetzigem Stand',
    order: (last) =>
      last ? 'Spielreihenfolge bei Gleichstand, wenn es so bleibt' : 'Spielreihenfolge der nächsten Runde nach jetzigem Stand',
    turn: (turn) => `Runde ${turn}`,
    claim: (who) => `möglich für ${who}`,
    claimNobody: 'noch für niemanden möglich',
    anyone: 'für alle möglich',
    started: (who) => `gegründet von ${who}`,
    workersToCome: 'neue Arbeiter',
  },
  notes: {
    production: (grain, textiles) => `Produktion dann: Getreide ${grain}, Stoff ${textiles}`,
    claim: (empire, turn) => `Damit könntest du in Runde ${turn} das ${empireOf(empire)} gründen`,
    majority: (place, won) => `Du hättest ${at(place)} die meisten Arbeiter: ${points(won)} am Ende`,
    lostMajority: (place) => `Du hättest ${at(place)} nicht mehr die meisten Arbeiter`,
    rank: (rank) => `Ausrüstung dann: ${rank}`,
    order: (names, last) => `Spielreihenfolge ${last ? 'bei Gleichstand' : 'der nächsten Runde nach jetzigem Stand'}: ${names}`,
    costs: 'Ab jetzt zahlen die anderen für jede Aktion eine Ware, einen Arbeiter oder eine Armee.',
  },
  text: {
    turn: 'Die Runde',
    sumer: 'Sumer',
    others: 'Andere Gebiete',
    boxes: 'Arbeitsbereiche',
    players: 'Spieler',
    city: (who, extended) => `Stadt von ${who}${extended ? ', ausgebaut' : ''}`,
    army: (who, count) => `${who}: ${armies(count)}`,
    workers: (who, count) => `${who}: ${workers(count)}`,
    worth: (worth) => `${points(worth)} am Ende`,
    bank: 'Bank',
    goods: (goods) => `Waren: ${goods}`,
    nothing: 'nichts',
    arrow: (to) => `Pfeil nach ${to}`,
  },
  percent: (chance) => new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 1 }).format(chance),
  decimal: (value) => new Intl.NumberFormat('de', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value),
  reasons: {
    points: 'erzielte Punkte',
    goods: 'Waren auf der Hand',
    cities: 'Städte',
    workers: 'Arbeiter',
    production: 'Produktion',
    trade: 'Handel',
    armies: 'Armeen und Gebiete',
    empires: 'Reiche',
    majorities: 'Mehrheiten',
    tempo: 'Spielreihenfolge und Tempo',
  },
  aims: {
    toward: (full, city, missing) =>
      `Auf dem Weg zu einem ${full ? 'vollen ' : ''}Ausbau${city === undefined ? '' : ` von ${city}`}. Noch nötig: ${missing}.`,
    ready: (full, city) =>
      `In dieser Aktion kannst du alles für einen ${full ? 'vollen ' : ''}Ausbau${city === undefined ? '' : ` von ${city}`} zusammenbekommen.`,
  },
};
