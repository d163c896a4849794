import type { Event } from '@shinar/after-the-flood';
import type { Saying } from '../../games/after-the-flood/said.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('nl');
const workers = (count: number): string => n(count, { one: '1 arbeider', other: `${count} arbeiders` });
const armies = (count: number): string => n(count, { one: '1 leger', other: `${count} legers` });
const points = (count: number): string => n(count, { one: '1 punt', other: `${count} punten` });

export const events: Record<Event['type'], Saying> = {
  orderDrawn: ({ names }) => `Speelvolgorde: ${names}`,
  orderSet: ({ names }) => `Nieuwe speelvolgorde: ${names}`,
  turnBegan: ({ turn }) => `Ronde ${turn} begint`,
  turnEnded: ({ turn }) => `Ronde ${turn} eindigt: legers en beschikbare arbeiders gaan terug`,
  produced: ({ who, count, good, yes }) => `${who} krijgt ${count} ${good}${yes ? ' uit Ur' : ''}`,
  workersReady: ({ who, count }) => `${who}: ${n(count, { one: '1 arbeider', other: `${count} arbeiders` })} erbij beschikbaar`,
  declined: ({ who, count, to }) => `${who} verliest ${workers(count)}: ${to}`,
  paid: ({ who, good }) => `${who} betaalt voor de actie: ${good}`,
  cityBuilt: ({ who, area }) => `${who} bouwt een stad in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} verplaatst een stad: ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `${area} geeft ${who} een arbeider: ${to}`,
  workersPlaced: ({ who, good, count, to }) => `${who} geeft ${good} uit en plaatst ${workers(count)}: ${to}`,
  scribeUsed: ({ who, from, to }) => `${who} gebruikt een schrijver: ${from} → ${to}`,
  traded: ({ who, good, get, area, yes }) => `${who} ruilt ${good} voor ${get}: ${area}${yes ? ', door het recht van Sippar' : ''}`,
  toolMade: ({ who }) => `${who} maakt gereedschap van metaal`,
  empireStarted: ({ who, empire, area, armies: count }) => `${who} sticht een rijk: ${empire}, ${area}, ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} geeft ${good} uit en roept ${armies(count)} op`,
  equipped: ({ who, good }) => `${who} geeft ${good} uit aan uitrusting`,
  ranked: ({ names }) => `Uitrusting, de beste eerst: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} neemt ${workers(count)} van het bord: ${area}`,
  startFailed: ({ who, area }) => `Het rijk van ${who} mislukt: ${area}`,
  mustered: ({ who, area, armies: count }) => `${who} stelt ${armies(count)} op: ${area}`,
  invaded: ({ who, area, defenders }) => `${who} valt binnen: ${area}${defenders > 0 ? `, tegen ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, yes }) => `${who} gooit ${dice.join(' + ')}, nodig ${need}: ${yes ? 'raak' : 'mis'}`,
  armyLost: ({ who, area, yes }) => `${who} verliest een leger bij de ${yes ? 'verdediging' : 'aanval'}: ${area}`,
  areaTaken: ({ who, area }) => `${who} neemt ${area} in`,
  attackPressed: ({ who, area }) => `${who} valt ${area} nog eens aan`,
  attackStopped: ({ who, area }) => `${who} staakt de aanval: ${area}`,
  reinforced: ({ who, area }) => `${who} versterkt ${area}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} verwoest voor ${armies(count)} de stad van ${other} in ${area}`,
  repeated: ({ who }) => `${who} betaalt een leger om verder uit te breiden`,
  passed: ({ who }) => `${who} past`,
  actionDone: ({ who }) => `${who} rondt de actie af`,
  levyDone: ({ who }) => `${who} roept geen legers meer op`,
  equipDone: ({ who }) => `${who} is uitgerust`,
  bidDone: ({ who }) => `${who} sluit het pasvak`,
  extendingDone: ({ who }) => `${who} bouwt geen stad meer uit`,
  goodBid: ({ who, good }) => `${who} legt ${good} op het pasvak`,
  areasScored: ({ who, count, points: won }) =>
    `${who}: ${n(count, { one: '1 gebied', other: `${count} gebieden` })} bezet, ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who}: Nippur, ${n(count, { one: '1 Sumerisch gebied', other: `${count} Sumerische gebieden` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} bouwt ${area} uit met ${goods}: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} heeft de meeste arbeiders: ${to}, ${points(won)}`,
  gameEnded: ({ who }) => `Het spel is afgelopen: ${who} wint`,
};
