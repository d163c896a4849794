import type { Event } from '@shinar/after-the-flood';
import type { Saying } from '../../games/after-the-flood/said.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('de');
const workers = (count: number): string => n(count, { one: '1 Arbeiter', other: `${count} Arbeiter` });
const armies = (count: number): string => n(count, { one: '1 Armee', other: `${count} Armeen` });
const points = (count: number): string => n(count, { one: '1 Punkt', other: `${count} Punkte` });

export const events: Record<Event['type'], Saying> = {
  orderDrawn: ({ names }) => `Zugreihenfolge: ${names}`,
  orderSet: ({ names }) => `Neue Zugreihenfolge: ${names}`,
  turnBegan: ({ turn }) => `Runde ${turn} beginnt`,
  turnEnded: ({ turn }) => `Runde ${turn} endet: Armeen und verfügbare Arbeiter gehen zurück`,
  produced: ({ who, count, good, yes }) => `${who} bekommt ${count} ${good}${yes ? ' aus Ur' : ''}`,
  workersReady: ({ who, count }) => `${who}: ${n(count, { one: '1 weiterer Arbeiter', other: `${count} weitere Arbeiter` })} verfügbar`,
  declined: ({ who, count, to }) => `${who} verliert ${workers(count)}: ${to}`,
  paid: ({ who, good }) => `${who} zahlt für die Aktion: ${good}`,
  cityBuilt: ({ who, area }) => `${who} baut eine Stadt in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} versetzt eine Stadt: ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `${area} bringt ${who} einen Arbeiter: ${to}`,
  workersPlaced: ({ who, good, count, to }) => `${who} gibt ${good} aus und setzt ${workers(count)} ein: ${to}`,
  scribeUsed: ({ who, from, to }) => `${who} benutzt einen Schreiber: ${from} → ${to}`,
  traded: ({ who, good, get, area, yes }) => `${who} tauscht ${good} gegen ${get}: ${area}${yes ? ', durch Sippars Recht' : ''}`,
  toolMade: ({ who }) => `${who} macht aus Metall ein Werkzeug`,
  empireStarted: ({ who, empire, area, armies: count }) => `${who} gründet ein Reich: ${empire}, ${area}, ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} gibt ${good} aus und ruft ${armies(count)}`,
  equipped: ({ who, good }) => `${who} gibt ${good} für Ausrüstung aus`,
  ranked: ({ names }) => `Ausrüstung, die beste zuerst: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} nimmt ${workers(count)} vom Plan: ${area}`,
  startFailed: ({ who, area }) => `Das Reich von ${who} scheitert: ${area}`,
  mustered: ({ who, area, armies: count }) => `${who} stellt ${armies(count)} auf: ${area}`,
  invaded: ({ who, area, defenders }) => `${who} fällt ein: ${area}${defenders > 0 ? `, gegen ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, yes }) => `${who} würfelt ${dice.join(' + ')}, nötig ${need}: ${yes ? 'Treffer' : 'daneben'}`,
  armyLost: ({ who, area, yes }) => `${who} verliert eine Armee ${yes ? 'bei der Verteidigung' : 'beim Angriff'}: ${area}`,
  areaTaken: ({ who, area }) => `${who} nimmt das Gebiet ein: ${area}`,
  attackPressed: ({ who, area }) => `${who} greift weiter an: ${area}`,
  attackStopped: ({ who, area }) => `${who} beendet den Angriff: ${area}`,
  reinforced: ({ who, area }) => `${who} verstärkt: ${area}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} zerstört für ${armies(count)} die Stadt von ${other} in ${area}`,
  repeated: ({ who }) => `${who} zahlt eine Armee, um weiter auszudehnen`,
  passed: ({ who }) => `${who} passt`,
  actionDone: ({ who }) => `${who} schließt die Aktion ab`,
  levyDone: ({ who }) => `${who} ruft keine weiteren Armeen`,
  equipDone: ({ who }) => `${who} ist ausgerüstet`,
  bidDone: ({ who }) => `${who} schließt das Passfeld ab`,
  extendingDone: ({ who }) => `${who} baut keine Stadt mehr aus`,
  goodBid: ({ who, good }) => `${who} legt ${good} auf das Passfeld`,
  areasScored: ({ who, count, points: won }) =>
    `${who}: ${n(count, { one: '1 Gebiet', other: `${count} Gebiete` })} gehalten, ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who}: Nippur, ${n(count, { one: '1 sumerisches Gebiet', other: `${count} sumerische Gebiete` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} baut ${area} aus mit ${goods}: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} hat die meisten Arbeiter: ${to}, ${points(won)}`,
  gameEnded: ({ who }) => `Das Spiel ist aus: ${who} gewinnt`,
};
