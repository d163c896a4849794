import type { SumeriaMessages } from '../en/sumeria.ts';
import { listOf, pluralOf } from '../plural.ts';

const n = pluralOf('fr');

export const sumeria: SumeriaMessages = {
  and: listOf('fr'),
  states: { sippar: 'Sippar', kish: 'Kish', nippur: 'Nippur', adab: 'Adab', uruk: 'Uruk', ur: 'Ur', lagash: 'Lagash', umma: 'Umma' },
  tiles: { economy: 'économie', military: 'armée', politics: 'politique', religion: 'religion' },
  city: (state) => `${state}, la cité`,
  town: (state, towards) => `${state}, bourg vers ${towards}`,
  village: (state, towards) => `${state}, village vers ${towards}`,
  place: (name, trader) => (trader === undefined ? name : `${name} : marchand de ${trader}`),
  prompts: {
    placeTrader: (left) => `Posez un marchand sur un lieu libre (${left === 1 ? 'le dernier' : `encore ${left}`})`,
    takeTurn: (add, round, rounds, left) =>
      `${add ? 'Ajoutez un marchand sur un lieu libre, ou choisissez un des vôtres pour le déplacer ou le retirer' : 'Choisissez un de vos marchands pour le déplacer ou le retirer : votre réserve est vide'} (manche ${round} sur ${rounds}, ${left === 1 ? 'dernier tour' : `encore ${left} tours`})`,
    moveOrRemove: 'Choisissez où va ce marchand, ou retirez-le',
    takeTwo: 'Vous contrôlez la première cité-État : prenez deux de ses tuiles',
    takeSecond: 'Prenez une deuxième tuile',
    takeOne: 'Vous contrôlez la deuxième cité-État : prenez une de ses tuiles',
    layRow: 'Les tuiles des cités-États sont mises en rangée',
    chooseFirst: 'Le premier joueur est tiré au sort',
    drawTiles: 'Six tuiles d’influence sont tirées',
  },
  remove: 'Retirer ce marchand',
  events: {
    rowLaid: (row) => `La rangée : ${row}`,
    firstChosen: (who) => `${who} commence`,
    tilesDrawn: (tiles) => `Tirées : ${tiles}`,
    traderPlaced: (who, at) => `${who} pose un marchand : ${at}`,
    traderAdded: (who, at) => `${who} ajoute un marchand : ${at}`,
    traderMoved: (who, from, to) => `${who} déplace un marchand : de ${from} à ${to}`,
    traderRemoved: (who, at) => `${who} retire un marchand : ${at}`,
    influenceGained: (state, other, position) => `${state} dépasse ${other} et passe au rang ${position}`,
    influenceLost: (state, other, position) => `${state} recule derrière ${other} et passe au rang ${position}`,
    wonAsFirst: (who, tile, state) => `${who} gagne ${tile} à ${state}, au premier rang`,
    wonAsSecond: (who, tile, state) => `${who} gagne ${tile} à ${state}, au second rang`,
    tileDiscarded: (tile, state) => `Défaussée à ${state} : ${tile}`,
    roundEnded: (round) => `La manche ${round} est décomptée`,
    firstPassed: (last, first) => `${last} y a le moins de marchands et jouera en dernier ; ${first} commence`,
    rowRenewed: (row) => `La rangée est maintenant : ${row}`,
    gameEnded: 'La partie est finie',
  },
  refusals: {
    'state-already-laid': 'Cette tuile est déjà dans la rangée.',
    'tile-not-in-bag': 'Il n’y a plus de telle tuile dans le sac.',
    'no-such-seat': 'Personne n’est assis là.',
    'place-occupied': 'Un marchand s’y trouve déjà ; un lieu n’en contient qu’un.',
    'reserve-empty': 'Votre réserve est vide : déplacez ou retirez plutôt un marchand.',
    'no-own-trader': 'Vous n’y avez pas de marchand.',
    'not-next-on-route':
      'Aucune route n’y mène en un coup : un marchand va au lieu voisin ou, par-dessus des lieux occupés, au premier lieu libre.',
    'ends-where-it-began': 'Un marchand ne finit jamais là où il a commencé.',
    'take-two-tiles': 'Dans la première cité-État, qui la contrôle prend deux tuiles.',
    'take-one-tile': 'Dans la deuxième cité-État, qui la contrôle prend une tuile.',
    'tile-not-above': 'Il n’y a pas de telle tuile au-dessus de cette cité-État.',
    'not-now': 'Ce n’est pas ce qu’il y a à faire maintenant.',
  },
  map: 'La carte',
  row: 'La rangée des cités-États',
  rowTile: (state, position) => `${state}, rang ${position}`,
  panel: {
    title: 'Cités',
    nobody: 'Personne n’a de marchand ici.',
    traders: (count) => n(count, { one: `${count} marchand`, other: `${count} marchands` }),
    alone: (who) => `${who} est seul ici.`,
    more: (who, count, other, otherCount) => `${who} a plus de marchands que ${other} (${count} contre ${otherCount}).`,
    city: (who, other) => `Autant de marchands que ${other}, mais ${who} tient la cité.`,
    towns: (who, other, count, otherCount) =>
      `Autant de marchands que ${other}, mais ${who} en a plus dans les bourgs (${count} contre ${otherCount}).`,
    earlier: (who, other) => `Égalité complète avec ${other}, mais ${who} joue plus tôt dans cette manche.`,
    first: 'Premier',
    second: 'Second',
  },
  seat: {
    reserve: (count) => n(count, { one: `${count} marchand en réserve`, other: `${count} marchands en réserve` }),
    set: (tile, count, points, next) =>
      `${tile} : ${n(count, { one: `${count} tuile`, other: `${count} tuiles` })}, ${n(points, { one: `${points} point`, other: `${points} points` })} ; une de plus ajouterait ${next}`,
    firstPlayer: 'premier joueur',
  },
  text: {
    row: 'La rangée, depuis la gauche',
    ranked: (first, second) => (second === undefined ? `premier ${first}` : `premier ${first}, second ${second}`),
    empty: 'libre',
    tilesAbove: (tiles) => `tuiles ${tiles}`,
  },
};
