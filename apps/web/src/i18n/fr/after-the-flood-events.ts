import type { Event } from '@shinar/after-the-flood';
import type { Saying } from '../../games/after-the-flood/said.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('fr');
const workers = (count: number): string => n(count, { one: `${count} ouvrier`, other: `${count} ouvriers` });
const armies = (count: number): string => n(count, { one: `${count} armée`, other: `${count} armées` });
const points = (count: number): string => n(count, { one: `${count} point`, other: `${count} points` });

export const events: Record<Event['type'], Saying> = {
  orderDrawn: ({ names }) => `Ordre du tour : ${names}`,
  orderSet: ({ names }) => `Nouvel ordre du tour : ${names}`,
  turnBegan: ({ turn }) => `Le tour ${turn} commence`,
  turnEnded: ({ turn }) => `Le tour ${turn} s’achève : armées et ouvriers disponibles se retirent`,
  produced: ({ who, count, good, yes }) => `${who} reçoit ${count} ${good}${yes ? ' grâce à Ur' : ''}`,
  workersReady: ({ who, count }) => `${who} : ${n(count, { one: `${count} ouvrier de plus`, other: `${count} ouvriers de plus` })}`,
  declined: ({ who, count, to }) => `${who} perd ${workers(count)} : ${to}`,
  paid: ({ who, good }) => `${who} paie l’action : ${good}`,
  cityBuilt: ({ who, area }) => `${who} construit une cité : ${area}`,
  cityMoved: ({ who, from, area }) => `${who} déplace une cité : ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `${area} donne un ouvrier à ${who} : ${to}`,
  workersPlaced: ({ who, good, count, to }) => `${who} dépense ${good} et place ${workers(count)} : ${to}`,
  scribeUsed: ({ who, from, to }) => `${who} utilise un scribe : ${from} → ${to}`,
  traded: ({ who, good, get, area, yes }) => `${who} échange ${good} contre ${get} : ${area}${yes ? ', par le droit de Sippar' : ''}`,
  toolMade: ({ who }) => `${who} change un métal en outils`,
  empireStarted: ({ who, empire, area, armies: count }) => `${who} commence un empire : ${empire}, ${area}, ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} dépense ${good} et lève ${armies(count)}`,
  equipped: ({ who, good }) => `${who} dépense ${good} pour l’équipement`,
  ranked: ({ names }) => `Équipement, le meilleur d’abord : ${names}`,
  homeLeft: ({ who, area, count }) => `${who} retire ${workers(count)} du plateau : ${area}`,
  startFailed: ({ who, area }) => `L’empire de ${who} échoue : ${area}`,
  mustered: ({ who, area, armies: count }) => `${who} place ${armies(count)} : ${area}`,
  invaded: ({ who, area, defenders }) => `${who} envahit : ${area}${defenders > 0 ? `, contre ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, yes }) => `${who} lance ${dice.join(' + ')}, il faut ${need} : ${yes ? 'touché' : 'manqué'}`,
  armyLost: ({ who, area, yes }) => `${who} perd une armée en ${yes ? 'défense' : 'attaque'} : ${area}`,
  areaTaken: ({ who, area }) => `${who} occupe : ${area}`,
  attackPressed: ({ who, area }) => `${who} attaque encore : ${area}`,
  attackStopped: ({ who, area }) => `${who} cesse l’attaque : ${area}`,
  reinforced: ({ who, area }) => `${who} renforce : ${area}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} détruit la cité de ${other} pour ${armies(count)} : ${area}`,
  repeated: ({ who }) => `${who} paie une armée pour continuer l’expansion`,
  passed: ({ who }) => `${who} passe`,
  actionDone: ({ who }) => `${who} termine l’action`,
  levyDone: ({ who }) => `${who} ne lève plus d’armées`,
  equipDone: ({ who }) => `${who} est équipé`,
  bidDone: ({ who }) => `${who} a fini sa mise`,
  extendingDone: ({ who }) => `${who} n’étend plus de cité`,
  goodBid: ({ who, good }) => `${who} mise ${good} pour l’ordre du tour`,
  areasScored: ({ who, count, points: won }) =>
    `${who} : ${n(count, { one: `${count} région occupée`, other: `${count} régions occupées` })}, ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who} : Nippur, ${n(count, { one: `${count} région sumérienne`, other: `${count} régions sumériennes` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} étend ${area} avec ${goods} : ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} a la majorité d’ouvriers : ${to}, ${points(won)}`,
  gameEnded: ({ who }) => `La partie est finie : ${who} gagne`,
};
