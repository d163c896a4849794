import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';

const n = pluralOf('fr');
const points = (count: number): string => n(count, { one: `${count} point`, other: `${count} points` });
const camels = (count: number): string => n(count, { one: `${count} chameau`, other: `${count} chameaux` });
const huts = (count: number): string => n(count, { one: `${count} hutte`, other: `${count} huttes` });

export const gains: typeof source = {
  settle: (foods) => `Denrées des hexagones voisins : ${foods}.`,
  keep: (hexes) =>
    hexes === 0
      ? 'Sa denrée ne se trouve sur aucun hexagone voisin de votre ziggourat.'
      : n(hexes, {
          one: `Sa denrée se trouve sur ${hexes} hexagone voisin de votre ziggourat.`,
          other: `Sa denrée se trouve sur ${hexes} hexagones voisins de votre ziggourat.`,
        }),
  wild: 'Ravitaille une hutte n’importe où.',
  symbols: (count) => `De quoi ravitailler ${count > 1 ? 'jusqu’à ' : ''}${huts(count)}.`,
  before: (others) => `Vous jouez avant ${others}.`,
  earliest: 'Le plus à gauche possible : vous jouez tôt.',
  hut: (score, gain) =>
    `Ce tour-ci, une fois la hutte ravitaillée : ${[score > 0 ? points(score) : '', gain > 0 ? camels(gain) : ''].filter((part) => part !== '').join(' et ')} de plus.`,
  unfed: 'Vous n’avez rien pour la ravitailler : elle reviendra dans votre réserve, prête pour Assur ou le tour suivant.',
  reach: 'Met les hexagones suivants à votre portée.',
  allFed: 'Toutes les huttes sont ravitaillées.',
  mostFed: (fed, all) => `Ravitaille le plus de huttes possible : ${fed} sur ${all}.`,
  tile: (turns) =>
    turns === 0
      ? 'Une tuile de plus : 1 point à la fin.'
      : `Une tuile de plus : 1 point ${n(turns, { one: 'au dernier tour', other: `à chacun des ${turns} tours restants` })}, et 1 à la fin.`,
  free: 'Laisse ces hexagones libres pour une ziggourat : on n’en construit pas à côté d’un puits.',
  saved: (left) => `Garde ${left} pour le tour suivant.`,
  savedForPoints: (left) => `Garde ${left} : deux chameaux font 1 point à la fin.`,
  spent: 'Il ne reste rien à dépenser.',
  flood: (count) => `En l’état, ${points(count)} de plus à la crue.`,
  rivalLess: (who, count) => `En l’état, ${who} marque ${points(count)} de moins à la crue.`,
};
