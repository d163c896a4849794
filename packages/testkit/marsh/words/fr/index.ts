import { phrasesOf, pluralOf } from '@shinar/words';
import type { MarshMessages } from '../en/index.ts';

const n = pluralOf('fr');
const reeds = (count: number): string => n(count, { one: `${count} roseau`, other: `${count} roseaux` });

export const marsh: MarshMessages = {
  ...phrasesOf('fr'),
  pools: {
    reed: 'Roseau',
    heron: 'Héron',
    frog: 'Grenouille',
    otter: 'Loutre',
    pike: 'Brochet',
    swan: 'Cygne',
    newt: 'Triton',
    crane: 'Grue',
  },
  weathers: { sun: 'soleil', rain: 'pluie', wind: 'vent' },
  reeds,
  cut: 'Couper un roseau',
  rest: 'Se reposer',
  pool: (name, count, boat) => `Étang ${name} : ${reeds(count)}${boat === undefined ? '' : `, bateau : ${boat}`}`,
  prompts: {
    'act-or-rest': (actions) =>
      `Coupez, naviguez ou reposez-vous (${n(actions, { one: 'dernière action', other: `encore ${actions} actions` })})`,
    'draw-weather': () => 'Tirage du temps qu’il fait',
    'draw-berths': () => 'Tirage des étangs de départ',
  },
  events: {
    boatBerthed: (who, pool) => `${who} commence : étang ${pool}`,
    weatherDrawn: (tile) => `Temps : ${tile}`,
    reedsGrown: (count) => `Pousse : ${reeds(count)}`,
    reedCut: (who, pool) => `${who} coupe un roseau : étang ${pool}`,
    boatSailed: (who, pool) => `${who} navigue : étang ${pool}`,
    rested: (who) => `${who} se repose`,
    gameEnded: 'La partie est terminée',
  },
  refusals: {
    'not-berthing': 'Les bateaux ont déjà leur étang.',
    'pool-taken': 'Il y a déjà un bateau dans cet étang.',
    'not-drawing': 'Ce n’est pas le moment de tirer le temps.',
    'tile-gone': 'Cette tuile n’est plus dans le sac.',
    'no-reed': 'Il n’y a pas de roseau dans votre étang. Allez ailleurs.',
    'in-wind': 'On ne navigue pas par grand vent. Coupez ou reposez-vous.',
    'too-far': 'On ne va qu’à l’étang voisin.',
    'boat-there': 'Un autre bateau est là. Allez de l’autre côté.',
    'not-a-turn': 'Personne ne joue en ce moment.',
  },
  sources: { reeds: 'roseaux', 'among-reeds': 'parmi les roseaux' },
  reasons: { reeds: 'roseaux, et où en trouver' },
  board: 'Le marais',
  players: 'Joueurs',
};
