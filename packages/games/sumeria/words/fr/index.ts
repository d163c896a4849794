import { ordinalOf, phrasesOf, pluralOf } from '@shinar/words';
import type { SumeriaMessages } from '../en/index.ts';
import { advise } from './advise.ts';
import { gains } from './gains.ts';

const n = pluralOf('fr');
const ordinal = ordinalOf('fr');
/** A place in the row (une place) is feminine: 1re, 2e. */
const inRow = (position: number): string => (position === 1 ? '1re' : `${position}e`);

export const sumeria: SumeriaMessages = {
  ...phrasesOf('fr'),
  advise,
  gains,
  states: { sippar: 'Sippar', kish: 'Kish', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagash', umma: 'Umma' },
  tiles: { economy: 'Économie', military: 'Militaire', politics: 'Politique', religion: 'Religion' },
  city: (state) => `${state}, cité`,
  town: (state, towards) => `${state}, ville vers ${towards}`,
  village: (state, towards) => `${state}, village vers ${towards}`,
  place: (name, trader) => (trader === undefined ? name : `${name} : ${trader}`),
  prompts: {
    placeTrader: (left) => `Posez un commerçant sur un emplacement libre (${left === 1 ? 'le dernier' : `encore ${left}`})`,
    takeTurn: (add, round, rounds, left) =>
      `${add ? 'Ajoutez un commerçant sur un emplacement libre, ou choisissez un des vôtres pour le déplacer ou le retirer' : 'Votre réserve est vide : choisissez un de vos commerçants pour le déplacer ou le retirer'} (manche ${round} sur ${rounds}, ${left === 1 ? 'dernier tour' : `encore ${left} tours`})`,
    moveOrRemove: 'Choisissez où va ce commerçant, ou retirez-le',
    takeTwo: 'Vous contrôlez la première cité-État : prenez deux de ses tuiles',
    takeSecond: 'Prenez une deuxième tuile',
    takeOne: 'Vous contrôlez la deuxième cité-État : prenez une de ses tuiles',
    layRow: 'On dispose les tuiles Cité-État',
    chooseFirst: 'Tirage au sort du premier joueur',
    drawTiles: 'On pioche six tuiles Influence',
  },
  remove: 'Retirer ce commerçant',
  events: {
    rowLaid: (row) => `La rangée : ${row}`,
    firstChosen: (who) => `${who} commence`,
    tilesDrawn: (tiles) => `Tuiles piochées : ${tiles}`,
    traderPlaced: (who, at) => `${who} pose un commerçant : ${at}`,
    traderAdded: (who, at) => `${who} ajoute un commerçant : ${at}`,
    traderMoved: (who, from, to) => `${who} déplace un commerçant : ${from} → ${to}`,
    traderRemoved: (who, at) => `${who} retire un commerçant : ${at}`,
    influenceGained: (state, other, position) => `${state} dépasse ${other} : ${inRow(position)} de la rangée`,
    influenceLost: (state, other, position) => `${state} recule derrière ${other} : ${inRow(position)} de la rangée`,
    wonAsFirst: (who, tile, state) => `${who} contrôle ${state} et prend une tuile ${tile}`,
    wonAsSecond: (who, tile, state) => `${who} est deuxième à ${state} et reçoit une tuile ${tile}`,
    tileDiscarded: (tile, state) => `${state} : tuile ${tile} défaussée`,
    roundEnded: (round) => `Fin de la manche ${round} : décompte`,
    firstPassed: (last, first) => `${last} a le moins de commerçants dans la première cité-État et jouera en dernier ; ${first} commence`,
    rowRenewed: (row) => `Nouvelle rangée : ${row}`,
    gameEnded: 'La partie est terminée',
  },
  refusals: {
    'state-already-laid': 'Cette tuile est déjà dans la rangée.',
    'tile-not-in-bag': 'Cette tuile n’est plus dans le sac.',
    'no-such-seat': 'Cette place n’existe pas.',
    'place-occupied': 'Il y a déjà un commerçant ici : un seul par emplacement. Choisissez un emplacement libre.',
    'reserve-empty': 'Votre réserve est vide : déplacez ou retirez plutôt un commerçant.',
    'no-own-trader': 'Vous n’avez pas de commerçant ici. Choisissez un des vôtres.',
    'not-next-on-route':
      'Un commerçant ne peut pas y aller en un déplacement. Il va à l’emplacement voisin, en sautant ceux qui sont occupés.',
    'ends-where-it-began': 'Un commerçant ne peut pas finir là où il a commencé. Choisissez un autre emplacement.',
    'take-two-tiles': 'Dans la première cité-État, vous prenez deux tuiles.',
    'take-one-tile': 'Dans la deuxième cité-État, vous prenez une tuile.',
    'tile-not-above': 'Cette tuile n’est pas au-dessus de cette cité-État. Choisissez-en une autre.',
    'not-now': 'Ce n’est pas le moment : faites d’abord ce qui est demandé.',
  },
  map: 'La carte',
  row: 'La rangée des cités-États',
  rowTile: (state, position) => `${state}, ${inRow(position)} de la rangée`,
  panel: {
    title: 'Cités-États',
    nobody: 'Personne n’a de commerçant ici.',
    traders: (count) => n(count, { one: `${count} commerçant`, other: `${count} commerçants` }),
    alone: (who) => `${who} n’a pas de rival ici.`,
    more: (who, count, other, otherCount) => `${who} a plus de commerçants (${count} contre ${otherCount} pour ${other}).`,
    city: (who, other) => `${who} est à égalité avec ${other}, mais tient la cité.`,
    towns: (who, other, count, otherCount) =>
      `${who} est à égalité avec ${other}, mais a plus de commerçants dans les villes (${count} contre ${otherCount}).`,
    earlier: (who, other) => `${who} est à égalité parfaite avec ${other}, mais joue plus tôt dans cette manche.`,
    first: ordinal(1),
    second: ordinal(2),
  },
  seat: {
    reserve: (count) => n(count, { one: `${count} commerçant en réserve`, other: `${count} commerçants en réserve` }),
    set: (tile, count, points, next) =>
      `${tile} : ${n(count, { one: `${count} tuile`, other: `${count} tuiles` })}, ${n(points, { one: `${points} point`, other: `${points} points` })} ; la suivante : +${next}`,
    firstPlayer: 'premier joueur',
  },
  text: {
    row: 'La rangée, de gauche à droite',
    ranked: (first, second) => `1re place : ${first}${second === undefined ? '' : `, 2e place : ${second}`}`,
    empty: 'libre',
    tilesAbove: (tiles) => `tuiles : ${tiles}`,
  },
  reasons: {
    points: 'points marqués',
    round: 'tuiles de cette manche',
    sets: 'séries de tuiles',
    states: 'position dans les cités-États',
    reserve: 'commerçants en réserve',
    tempo: 'ordre de jeu et tempo',
  },
};
