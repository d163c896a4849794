import { pluralOf } from '@shinar/words';
import type { Sentences, Told } from '../said.ts';

const n = pluralOf('nl');
const workers = (count: number): string => n(count, { one: '1 arbeider', other: `${count} arbeiders` });
const armies = (count: number): string => n(count, { one: '1 leger', other: `${count} legers` });
const points = (count: number): string => n(count, { one: '1 punt', other: `${count} punten` });

export const events: Sentences<Told> = {
  orderDrawn: ({ names }) => `Speelvolgorde: ${names}`,
  orderSet: ({ names }) => `Nieuwe speelvolgorde: ${names}`,
  turnBegan: ({ turn }) => `Ronde ${turn} begint`,
  turnEnded: ({ turn }) => `Ronde ${turn} eindigt: legers en beschikbare arbeiders gaan terug`,
  produced: ({ who, goods, ur }) => `${who} krijgt ${goods}${ur ? ' (voordeel Ur)' : ''}`,
  workersReady: ({ who, count }) => `${who}: ${n(count, { one: '1 extra arbeider', other: `${count} extra arbeiders` })} beschikbaar`,
  declined: ({ who, count, to }) => `Verval: ${who} verliest ${workers(count)} (${to})`,
  paid: ({ who, good }) => `${who} betaalt voor de actie: ${good}`,
  cityBuilt: ({ who, area }) => `${who} bouwt een stad in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} verplaatst een stad: ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `${area} geeft ${who} een arbeider: ${to}`,
  workersPlaced: ({ who, good, count, to }) => `${who} geeft ${good} uit en plaatst ${workers(count)}: ${to}`,
  scribeUsed: ({ who, from, to }) => `${who} zet een schrijver in: ${from} → ${to}`,
  traded: ({ who, good, get, area, sippar }) => `${who} ruilt ${good} voor ${get}: ${area}${sippar ? ' (voordeel Sippar)' : ''}`,
  toolMade: ({ who }) => `${who} maakt gereedschap van metaal`,
  empireStarted: ({ who, empire, area, armies: count }) =>
    `${who} sticht een rijk: ${empire}${area === empire ? '' : ` in ${area}`} (${armies(count)})`,
  levied: ({ who, good, armies: count }) => `${who} geeft ${good} uit voor ${armies(count)}`,
  equipped: ({ who, good }) => `${who} geeft ${good} uit aan uitrusting`,
  ranked: ({ names }) => `Uitrusting, de beste eerst: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} neemt ${workers(count)} van het bord: ${area}`,
  startFailed: ({ who, area }) => `Het rijk van ${who} komt niet tot stand: ${area}`,
  mustered: ({ who, area, armies: count }) => `${who} stelt ${armies(count)} op: ${area}`,
  invaded: ({ who, area, defenders }) => `${who} valt binnen: ${area}${defenders > 0 ? `, tegen ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, hit }) => `${who} gooit ${dice[0] + dice[1]} (${dice.join(' + ')}), nodig ${need}: ${hit ? 'raak' : 'mis'}`,
  armyLost: ({ who, area, defending }) => `${who} verliest een leger bij de ${defending ? 'verdediging' : 'aanval'}: ${area}`,
  areaTaken: ({ who, area }) => `${who} neemt een gebied in: ${area}`,
  attackPressed: ({ who, area }) => `${who} valt nog eens aan: ${area}`,
  attackStopped: ({ who, area }) => `${who} staakt de aanval: ${area}`,
  reinforced: ({ who, area }) => `${who} versterkt: ${area}`,
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
    `${who}: voordeel Nippur voor ${n(count, { one: '1 Sumerisch gebied', other: `${count} Sumerische gebieden` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} bouwt ${area} uit met ${goods}: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} heeft de meeste arbeiders: ${to} (${points(won)})`,
  gameEnded: ({ who }) => `De partij is afgelopen: ${who} wint!`,
};
