import { pluralOf } from '@shinar/words';
import type { Sentences, Told } from '../said.ts';
import { at, of, the } from './names.ts';

const n = pluralOf('fr');
const workers = (count: number): string => n(count, { one: `${count} ouvrier`, other: `${count} ouvriers` });
const armies = (count: number): string => n(count, { one: `${count} armée`, other: `${count} armées` });
const points = (count: number): string => n(count, { one: `${count} point`, other: `${count} points` });

export const events: Sentences<Told> = {
  orderDrawn: ({ names }) => `Ordre de jeu : ${names}`,
  orderSet: ({ names }) => `Nouvel ordre de jeu : ${names}`,
  turnBegan: ({ turn }) => `Le tour ${turn} commence`,
  turnEnded: ({ turn }) => `Le tour ${turn} s’achève : toutes les armées et les ouvriers disponibles sont retirés`,
  produced: ({ who, goods, ur }) => `${who} reçoit ${goods}${ur ? ' (Ur)' : ''}`,
  workersReady: ({ who, count }) => `${who} reçoit ${n(count, { one: `${count} nouvel ouvrier`, other: `${count} nouveaux ouvriers` })}`,
  declined: ({ who, count, to }) => `Déclin : ${who} perd ${workers(count)} ${at(to)}`,
  paid: ({ who, good }) => `${who} paie son action : ${good}`,
  cityBuilt: ({ who, area }) => `${who} construit une cité ${at(area)}`,
  cityMoved: ({ who, from, area }) => `${who} déplace une cité : ${from} → ${area}`,
  workerGranted: ({ who, area, to }) => `Grâce à ${area}, ${who} reçoit un ouvrier ${at(to)}`,
  workersPlaced: ({ who, good, count, to }) => `${who} dépense ${good} et place ${workers(count)} ${at(to)}`,
  scribeUsed: ({ who, from, to }) => `${who} utilise un scribe : ${from} → ${to}`,
  traded: ({ who, good, get, area, sippar }) => `${who} échange ${good} contre ${get} ${at(area)}${sippar ? ' (bonus de Sippar)' : ''}`,
  toolMade: ({ who }) => `${who} transforme un métal en outil`,
  empireStarted: ({ who, empire, area, armies: count }) =>
    `${who} commence l’empire ${of(empire)}${area === empire ? '' : ` ${at(area)}`} avec ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} dépense ${good} et achète ${armies(count)}`,
  equipped: ({ who, good }) => `${who} dépense ${good} en équipement`,
  ranked: ({ names }) => `Équipement, du meilleur au moins bon : ${names}`,
  homeLeft: ({ who, area, count }) => `${who} retire ${workers(count)} du plateau : ${area}`,
  startFailed: ({ who, area }) => `${who} ne parvient pas à prendre ${the(area)} : l’empire échoue`,
  mustered: ({ who, area, armies: count }) => `${who} place ${armies(count)} ${at(area)}`,
  invaded: ({ who, area, defenders }) => `${who} envahit ${the(area)}${defenders > 0 ? ` (${armies(defenders)} en défense)` : ''}`,
  rolled: ({ who, dice, need, hit }) =>
    `${who} obtient ${dice[0] + dice[1]} (${dice.join(' + ')}), il faut ${need} : ${hit ? 'réussi' : 'raté'}`,
  armyLost: ({ who, area, defending }) => `${who} perd une armée en ${defending ? 'défendant' : 'attaquant'} ${the(area)}`,
  areaTaken: ({ who, area }) => `${who} prend ${the(area)}`,
  attackPressed: ({ who, area }) => `${who} attaque de nouveau ${the(area)}`,
  attackStopped: ({ who, area }) => `${who} cesse d’attaquer ${the(area)}`,
  reinforced: ({ who, area }) => `${who} renforce ${the(area)}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} détruit la cité ${at(area)} (${other}) pour ${armies(count)}`,
  repeated: ({ who }) => `${who} paie une armée pour continuer`,
  passed: ({ who }) => `${who} passe`,
  actionDone: ({ who }) => `${who} termine son action`,
  levyDone: ({ who }) => `${who} n’achète plus d’armées`,
  equipDone: ({ who }) => `${who} a fini de s’équiper`,
  bidDone: ({ who }) => `${who} a terminé sa mise`,
  extendingDone: ({ who }) => `${who} n’étend plus de cité`,
  goodBid: ({ who, good }) => `${who} mise ${good} pour l’ordre de jeu`,
  areasScored: ({ who, count, points: won }) =>
    `${who} : ${n(count, { one: `${count} région occupée`, other: `${count} régions occupées` })}, ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who} : bonus de Nippur pour ${n(count, { one: `${count} région de Sumer`, other: `${count} régions de Sumer` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods, points: won }) => `${who} étend ${area} avec ${goods} : ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} a la majorité ${at(to)} : ${points(won)}`,
  gameEnded: ({ who }) => `La partie est terminée : ${who} gagne !`,
};
