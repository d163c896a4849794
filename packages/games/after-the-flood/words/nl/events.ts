import { pluralOf } from '@shinar/words';
import type { Sentences, Told } from '../said.ts';
import { at, empireOf, the } from './names.ts';

const n = pluralOf('nl');
const workers = (count: number): string => n(count, { one: '1 arbeider', other: `${count} arbeiders` });
const armies = (count: number): string => n(count, { one: '1 leger', other: `${count} legers` });
const points = (count: number): string => n(count, { one: '1 punt', other: `${count} punten` });

export const events: Sentences<Told> = {
  orderDrawn: ({ names }) => `Speelvolgorde: ${names}`,
  orderSet: ({ names }) => `Nieuwe speelvolgorde: ${names}`,
  turnBegan: ({ turn }) => `Ronde ${turn} begint`,
  turnEnded: ({ turn }) => `Ronde ${turn} eindigt: legers en beschikbare arbeiders worden niet-beschikbaar`,
  produced: ({ who, goods, ur }) => `${who} krijgt ${goods}${ur ? ' (met het voordeel van Ur)' : ''}`,
  workersReady: ({ who, count }) => `${who}: ${n(count, { one: '1 extra arbeider', other: `${count} extra arbeiders` })} beschikbaar`,
  declined: ({ who, count, to }) => `Verval: ${who} verliest ${workers(count)} ${at(to)}`,
  paid: ({ who, good }) => `${who} betaalt voor de actie: ${good}`,
  cityBuilt: ({ who, area }) => `${who} bouwt een stad in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} verplaatst een stad: ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `${area} geeft ${who} een arbeider ${at(to)}`,
  workersPlaced: ({ who, good, count, to }) => `${who} geeft ${good} uit en plaatst ${workers(count)} ${at(to)}`,
  scribeUsed: ({ who, from, to }) => `${who} zet een schrijver in: ${from} → ${to}`,
  traded: ({ who, good, get, area, sippar }) =>
    `${who} ruilt ${at(area)} ${good} voor ${get}${sippar ? ' (met het voordeel van Sippar)' : ''}`,
  toolMade: ({ who }) => `${who} maakt gereedschap van metaal`,
  empireStarted: ({ who, empire, area, armies: count }) =>
    `${who} sticht het ${empireOf(empire)}${area === empire ? '' : ` ${at(area)}`} met ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} geeft ${good} uit voor ${armies(count)}`,
  equipped: ({ who, good }) => `${who} geeft ${good} uit aan uitrusting`,
  ranked: ({ names }) => `Uitrusting, de beste eerst: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} neemt ${at(area)} ${workers(count)} van het bord`,
  startFailed: ({ who, area }) => `${who} krijgt ${the(area)} niet in handen: het rijk komt er niet`,
  mustered: ({ who, area, armies: count }) => `${who} stelt ${armies(count)} op ${at(area)}`,
  invaded: ({ who, area, defenders }) => `${who} valt ${the(area)} binnen${defenders > 0 ? `, tegen ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, hit }) => `${who} gooit ${dice[0] + dice[1]} (${dice.join(' + ')}), nodig ${need}: ${hit ? 'raak' : 'mis'}`,
  armyLost: ({ who, area, defending }) => `${who} verliest een leger bij ${defending ? 'de verdediging van' : 'de aanval op'} ${the(area)}`,
  areaTaken: ({ who, area }) => `${who} neemt ${the(area)} in`,
  attackPressed: ({ who, area }) => `${who} valt ${the(area)} nog eens aan`,
  attackStopped: ({ who, area }) => `${who} staakt de aanval op ${the(area)}`,
  reinforced: ({ who, area }) => `${who} versterkt het leger ${at(area)}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} verwoest voor ${armies(count)} de stad van ${other} in ${area}`,
  repeated: ({ who }) => `${who} betaalt een leger om verder uit te breiden`,
  passed: ({ who }) => `${who} past`,
  actionDone: ({ who }) => `${who} is klaar met de actie`,
  levyDone: ({ who }) => `${who} koopt geen legers meer`,
  equipDone: ({ who }) => `${who} is klaar met uitrusten`,
  bidDone: ({ who }) => `${who} is klaar met bieden`,
  extendingDone: ({ who }) => `${who} bouwt geen steden meer uit`,
  goodBid: ({ who, good }) => `${who} legt ${good} op het pasvak`,
  areasScored: ({ who, count, points: won }) =>
    `${who}: ${n(count, { one: '1 gebied', other: `${count} gebieden` })} bezet, ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who}: voordeel van Nippur voor ${n(count, { one: '1 Sumerisch gebied', other: `${count} Sumerische gebieden` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} bouwt ${area} uit met ${goods}: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} heeft ${at(to)} de meeste arbeiders: ${points(won)}`,
  gameEnded: ({ who }) => `De partij is afgelopen: ${who} wint!`,
};
