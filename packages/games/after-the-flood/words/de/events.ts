import { pluralOf } from '@shinar/words';
import type { Sentences, Told } from '../said.ts';
import { at, empireOf, oneOf, the } from './names.ts';

const n = pluralOf('de');
const workers = (count: number): string => n(count, { one: '1 Arbeiter', other: `${count} Arbeiter` });
const armies = (count: number): string => n(count, { one: '1 Armee', other: `${count} Armeen` });
const points = (count: number): string => n(count, { one: '1 Punkt', other: `${count} Punkte` });

export const events: Sentences<Told> = {
  orderDrawn: ({ names }) => `Spielreihenfolge: ${names}`,
  orderSet: ({ names }) => `Neue Spielreihenfolge: ${names}`,
  turnBegan: ({ turn }) => `Runde ${turn} beginnt`,
  turnEnded: ({ turn }) => `Runde ${turn} endet: Armeen und nicht eingesetzte Arbeiter sind nicht mehr verfügbar`,
  produced: ({ who, goods, ur }) => `${who} bekommt ${goods}${ur ? ' (Vorteil Ur)' : ''}`,
  workersReady: ({ who, count }) => `${who} hat ${n(count, { one: '1 weiteren Arbeiter', other: `${count} weitere Arbeiter` })} verfügbar`,
  declined: ({ who, count, to }) => `Niedergang: ${who} verliert ${at(to)} ${workers(count)}`,
  paid: ({ who, good }) => `${who} zahlt für die Aktion: ${good}`,
  cityBuilt: ({ who, area }) => `${who} baut eine Stadt in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} versetzt eine Stadt: ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `${area} bringt ${who} einen ${oneOf(to)}`,
  workersPlaced: ({ who, good, count, to }) => `${who} gibt ${good} aus und setzt ${at(to)} ${workers(count)} ein`,
  scribeUsed: ({ who, from, to }) => `${who} setzt einen Schreiber ein: ${from} → ${to}`,
  traded: ({ who, good, get, area, sippar }) => `${who} tauscht ${at(area)} ${good} gegen ${get}${sippar ? ' (Vorteil Sippar)' : ''}`,
  toolMade: ({ who }) => `${who} macht aus Metall ein Werkzeug`,
  empireStarted: ({ who, empire, area, armies: count }) =>
    `${who} gründet das ${empireOf(empire)}${area === empire ? '' : ` ${at(area)}`} mit ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} kauft für ${good} ${armies(count)}`,
  equipped: ({ who, good }) => `${who} gibt ${good} für Ausrüstung aus`,
  ranked: ({ names }) => `Ausrüstung, die beste zuerst: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} nimmt ${at(area)} ${workers(count)} vom Spielplan`,
  startFailed: ({ who, area }) => `${who} kann ${the(area)} nicht einnehmen: Das Reich scheitert`,
  mustered: ({ who, area, armies: count }) => `${who} stellt ${at(area)} ${armies(count)} auf`,
  invaded: ({ who, area, defenders }) => `${who} marschiert ${at(area)} ein${defenders > 0 ? `, gegen ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, hit }) =>
    `${who} würfelt ${dice[0] + dice[1]} (${dice.join(' + ')}) und braucht ${need}: ${hit ? 'Treffer' : 'daneben'}`,
  armyLost: ({ who, area, defending }) => `${who} verliert ${at(area)} ${defending ? 'bei der Verteidigung' : 'beim Angriff'} eine Armee`,
  areaTaken: ({ who, area }) => `${who} nimmt ${the(area)} ein`,
  attackPressed: ({ who, area }) => `${who} greift ${at(area)} weiter an`,
  attackStopped: ({ who, area }) => `${who} beendet den Angriff auf ${the(area)}`,
  reinforced: ({ who, area }) => `${who} verstärkt die Armee ${at(area)}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} zerstört für ${armies(count)} die Stadt von ${other} in ${area}`,
  repeated: ({ who }) => `${who} zahlt eine Armee, um das Reich weiter auszudehnen`,
  passed: ({ who }) => `${who} passt`,
  actionDone: ({ who }) => `${who} beendet die Aktion`,
  levyDone: ({ who }) => `${who} kauft keine weiteren Armeen`,
  equipDone: ({ who }) => `${who} ist mit der Ausrüstung fertig`,
  bidDone: ({ who }) => `${who} ist mit dem Gebot fertig`,
  extendingDone: ({ who }) => `${who} baut keine Stadt mehr aus`,
  goodBid: ({ who, good }) => `${who} legt ${good} auf das Passfeld`,
  areasScored: ({ who, count, points: won }) => `${who} hält ${n(count, { one: '1 Gebiet', other: `${count} Gebiete` })}: ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `Nippur bringt ${who} ${points(won)} für ${n(count, { one: '1 sumerisches Gebiet', other: `${count} sumerische Gebiete` })}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} baut ${area} mit ${goods} aus: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} hat ${at(to)} die meisten Arbeiter: ${points(won)}`,
  gameEnded: ({ who }) => `Die Partie ist zu Ende: ${who} gewinnt!`,
};
