import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';
import { at } from './names.ts';

const n = pluralOf('fr');
const points = (count: number): string => n(count, { one: `${count} point`, other: `${count} points` });
const armies = (count: number): string => n(count, { one: `${count} armée`, other: `${count} armées` });

export const gains: typeof source = {
  trade: (more) => `Ce que vous recevez vaut ${more} de plus que ce que vous donnez.`,
  tool: 'Un outil vaut plus qu’un métal et aide à étendre une cité.',
  city: (most) => `Une cité à étendre plus tard : jusqu’à ${points(most)}.`,
  extend: (count) => `Rapporte ${points(count)} tout de suite.`,
  empire: (count, each) => `${armies(count)} pour commencer, et ${points(each)} par région tenue au décompte du tour.`,
  area: (each, areas) =>
    `${points(each)} de plus au décompte du tour : vous tiendrez ${n(areas, { one: `${areas} région`, other: `${areas} régions` })}.`,
  offers: (area, goods) => `En commerçant ${at(area)}, vos ouvriers peuvent obtenir ${goods}.`,
  scribes: 'À chaque tour, un scribe peut envoyer un ouvrier là où il compte.',
  'tool-makers': 'À chaque tour, un fabricant d’outils transforme un métal en outil.',
  levy: (count) => `${armies(count)} de plus pour l’empire de ce tour.`,
  destroy: (benefit) => (benefit ? 'Un rival perd une cité et son avantage.' : 'Un rival perd une cité.'),
  reinforce: 'Plus difficile à déloger : la région continue de rapporter.',
  muster: 'Les armées restées sur place tiennent la première région, les autres peuvent avancer.',
  repeat: 'Une région de plus dans la même action, avant que les autres réagissent.',
  pass: (last) => (last ? 'Garde le reste pour étendre des cités.' : 'Garde le reste pour le tour suivant.'),
  keptArmies: (count) => `Garde ${armies(count)} pour une autre action.`,
  keptGoods: (count) => `Garde ${n(count, { one: `${count} ressource`, other: `${count} ressources` })} en main pour plus tard.`,
  payWorker: 'Les ouvriers inutilisés ne seront de toute façon plus disponibles après ce tour.',
  payGood: (value) => `Cette ressource ne vaut que ${value}.`,
};
