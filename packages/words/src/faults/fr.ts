import type { Facts } from '@shinar/core';
import { elided } from '../french.ts';
import type { Faults } from './en.ts';
import { likely } from './nearest.ts';

function notTheirTurn(got: Facts[string] | undefined, expected: Facts[string] | undefined): string {
  if (expected === 'chance') return `C’est le moment d’un tirage ou d’un jet de dés, pas d’un coup de la place ${got}.`;
  if (got === 'chance') return `C’est à la place ${expected} de jouer : il n’y a rien à tirer au sort.`;
  return `C’est à la place ${expected} de jouer, pas à la place ${got}.`;
}

export const faults: Faults = {
  at: (path) => `Dans « ${path} »`,
  unknown: 'Ces données ne sont pas valides.',
  'not-json': ({ detail }) => (detail === '""' ? 'Le texte s’arrête trop tôt.' : `À partir d’ici, ce n’est plus du JSON : ${detail}.`),
  'not-an-object': ({ got }) => `Il faut un objet ici, pas ${got}.`,
  'not-a-list': ({ got }) => `Il faut une liste ici, pas ${got}.`,
  'unknown-field': () => 'Champ inconnu.',
  'missing-field': () => 'Il manque un champ obligatoire.',
  'unknown-format': ({ expected }) => `Le format doit être « ${expected} ».`,
  'unknown-name': (facts) => `Nom inconnu : ${facts.got}${likely(facts, { all: ' ; noms connus : ', nearest: ' ; noms proches : ' })}.`,
  'not-whole': ({ got }) => `Il faut un nombre entier ici, pas ${got}.`,
  'not-in-range': ({ got, least, most }) =>
    least === most ? `Il faut ${least}, pas ${got}.` : `Il faut un nombre entier de ${least} à ${most}, pas ${got}.`,
  'wrong-text': ({ got, form }) => `Format incorrect : ${got}.${form === undefined ? '' : ` Format attendu : ${form}.`}`,
  'wrong-length': ({ got, expected }) => `Longueur de liste incorrecte : ${got} au lieu de ${expected}.`,
  twice: ({ got }) => (got === undefined ? 'Cet élément figure deux fois.' : `Doublon : ${got}.`),
  'other-version': ({ got, expected }) =>
    `Cette partie suit la version ${got} des règles ; cette application connaît la version ${expected}.`,
  'board-built-in': ({ got }) =>
    `« ${got} » est un plateau fourni avec le jeu : donnez un autre nom au vôtre et retirez ses données du fichier.`,
  'other-game': ({ got, expected }) => `C’est une partie ${elided(`${got}`)}, pas ${elided(`${expected}`)}.`,
  'other-board': ({ got, expected }) => `Le fichier nomme le plateau « ${got} », mais contient le plateau « ${expected} ».`,
  'one-board-only': () => 'Ce jeu ne se joue que sur son propre plateau.',
  'road-too-short': () => 'Une route relie au moins deux emplacements.',
  'unknown-place': ({ got }) => `Aucune cité-État n’a d’emplacement ${got}.`,
  'segment-twice': ({ got }) => `Le tronçon ${got} figure dans deux routes, ou deux fois dans la même.`,
  'too-many-ways': ({ got, most }) => `Plus de ${most} routes partent ${elided(`${got}`)}.`,
  'not-connected': ({ got }) => `On ne peut pas atteindre ${got} depuis le premier emplacement.`,
  'too-close': ({ got }) => `Ces emplacements sont trop proches : ${got}.`,
  'not-their-turn': ({ got, expected }) => notTheirTurn(got, expected),
  'step-too-long': () => 'Ce coup contient plus que ce qui est demandé.',
  'step-too-short': () => 'Ce coup contient moins que ce qui est demandé.',
  'word-too-many': ({ got }) => `« ${got} » est un mot de trop. Donnez un champ facultatif par son nom : from=kish.`,
  'not-a-number': ({ got }) => `« ${got} » doit être un nom et un nombre, comme playouts=400.`,
  'no-budget': ({ got }) => `« ${got} » doit dire combien de temps réfléchir, comme search:playouts=400 ou uct:ms=500.`,
  'nobody-plans': ({ got }) => `Il n’y a pas de robot qui planifie pour ${got}.`,
  'game-over': () => 'La partie est terminée : plus aucun coup n’est possible.',
  'game-not-over': () => 'La partie n’est pas terminée : elle ne peut pas avoir de résultat.',
  'wrong-result': ({ got, expected }) => `Le fichier indique ${got}, mais la partie s’est terminée par ${expected}.`,
  'commitment-broken': () => 'La graine n’est pas celle qui avait été fixée avant la partie.',
  'salt-missing': () => 'Le sel de cet appareil ne figure pas parmi ceux qui ont été mélangés.',
  'not-drawn-from-the-seed': () => 'Ce tirage ne correspond pas à la graine.',
};
