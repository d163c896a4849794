import { phrasesOf, pluralOf } from '@shinar/words';
import type { Messages } from './en.ts';

const n = pluralOf('fr');
const { and } = phrasesOf('fr');
const moves = (count: number): string => n(count, { one: `${count} coup`, other: `${count} coups` });

export const messages: Messages = {
  play: {
    starts: (seat, players) => `La partie commence. Vous avez la place ${seat} sur ${players}. Tapez « help » pour savoir quoi faire.`,
    continues: (count, seat, players) =>
      `La partie continue après ${moves(count)}. Vous avez la place ${seat} sur ${players}. Tapez « help » pour savoir quoi faire.`,
    fixed: (commitment) => `Les tirages sont fixés par la graine dont voici le SHA-256 : ${commitment}`,
    kept: (file, seed) => `La partie est enregistrée dans ${file}. Sa graine reste dans ${seed} jusqu’à la fin (pas de triche !).`,
    left: (file, command) => `La partie est enregistrée dans ${file}. Pour continuer : ${command}`,
    youWin: 'Vous gagnez !',
    wins: (name) => `${name} gagne !`,
    shared: (names) => `Victoire partagée : ${and(names)}.`,
    revealed: (command) => `La graine est maintenant publique. Pour vérifier toute la partie, tapez : ${command}`,
    asked: (seat, prompt) => `À vous, place ${seat}. ${prompt}`,
    pause: 'Entrée pour continuer ; undo pour annuler le coup.',
    pauseMore: 'Entrée pour continuer ; undo pour annuler le coup ; help pour le reste.',
    takenBack: 'Coup annulé.',
    nothingToUndo: 'Rien à annuler : le dernier coup n’était pas le vôtre.',
    noSuchNumber: (number, most) => `Il n’y a pas de coup ${number}. Choisissez un nombre de 1 à ${most}.`,
    noSuchText: 'Aucun coup de la liste ne contient ce texte non plus. Tapez help pour savoir quoi faire.',
    more: (count) => `… et encore ${count} : tapez « more » pour tout voir, ou une partie du texte`,
    no: 'Non',
    allowed: 'Ce coup est permis.',
    sayWhich: 'Précisez le coup, par exemple : why move kish ur.',
    notYourTurn: 'Ce n’est pas à vous de jouer. Appuyez sur Entrée pour continuer.',
    saved: (file) => `La partie est enregistrée dans ${file}, jusqu’au dernier coup.`,
    copied: (file) => `Copie enregistrée dans ${file}.`,
    help: `un nombre    joue ce coup de la liste
un texte     montre les coups qui le contiennent, un lieu par exemple ; un coup entier, comme « move kish ur », est joué
why COUP     dit pourquoi un coup n’est pas permis : why move kish ur, ou en JSON : why {"do":"move","from":"kish","to":"ur"}
undo         annule votre dernier coup, sauf après un tirage ou le coup d’un autre joueur
more         montre la suite d’une longue liste ; Entrée montre de nouveau la liste
board        dessine le plateau          score   dit d’où viennent les points
log          raconte la partie           save    dit où la partie est enregistrée ; save FICHIER en fait une copie
help         ce texte                    quit    arrête ; la même commande reprend la partie plus tard`,
  },
  total: 'total',
  replay: {
    game: (name, players, board, rules) => `${name}, ${players} joueurs, plateau ${board}, règles ${rules}`,
    checked: 'tirages : tous vérifiés avec la graine',
    fixed: (commitment) => `tirages : fixés par la graine de SHA-256 ${commitment}`,
    unproved: 'tirages : sans graine publiée',
    won: (count, names, scores) => `${moves(count)} ; victoire : ${and(names)}, ${scores.join(' à ')}`,
    unfinished: (count) => `${moves(count)} ; partie inachevée`,
  },
  verify: {
    progress: (games, wrong) => `parties vérifiées : ${games}, dont incorrectes : ${wrong}`,
    right: (right, wrong) => `correctes : ${right}, incorrectes : ${wrong}`,
    unfinished: (right, unfinished, wrong) => `correctes : ${right} (dont inachevées : ${unfinished}), incorrectes : ${wrong}`,
  },
  analysis: {
    chances: 'Chances de gagner',
    before: (move) => `avant le coup ${move}`,
    end: 'à la fin',
    now: 'en ce moment',
    lost: 'Perdu sur des erreurs',
    lucky: 'Dû à la chance',
    verdicts: { blunder: 'Gaffe', mistake: 'Erreur', slip: 'Imprécision' },
    verdictCounts: { blunder: 'Gaffes', mistake: 'Erreurs', slip: 'Imprécisions' },
    none: 'Pas de moment clé.',
    turns: 'Les moments clés, les plus importants d’abord :',
    luck: 'Chance',
    better: 'mieux',
    points: (points) => `${points} points`,
    because: 'raisons :',
  },
  usage: {
    noCommand: (name) => `Il n’y a pas de commande « ${name} ».`,
    missing: (what) => `Il manque ${what}.`,
    tooMany: (what) => `« ${what} » est de trop.`,
    noOption: (option) => `Il n’y a pas d’option ${option}.`,
    needsValue: (option) => `${option} attend une valeur.`,
    takesNone: (option) => `${option} ne prend pas de valeur.`,
    fewBots: '--bots attend au moins deux robots, par exemple --bots king,greedy.',
    see: (command) => `Voir : ${command}`,
  },
  problems: {
    'no-such-file': 'Ce fichier n’existe pas.',
    'not-a-file': 'C’est un dossier, pas un fichier.',
    'no-permission': 'Vous n’avez pas le droit de faire cela ici.',
    'read-only': 'On ne peut rien enregistrer ici.',
    'disk-full': 'Le disque est plein.',
    tooLong: 'Une ligne est trop longue pour être une partie.',
    notText: 'Ce n’est pas du texte UTF-8.',
    empty: 'Aucune partie trouvée.',
    noSuchRecord: (count, wanted) => `Il n’y a pas de partie ${wanted} : le fichier en contient ${count}, comptées à partir de 0.`,
    notCommitted: 'Cette partie n’a pas été commencée avec play : on ne peut que la revoir.',
    over: 'Cette partie est terminée. Revoyez-la, ou nommez un autre fichier avec --record.',
    noSeed: 'Sans la graine de cette partie, les tirages ne peuvent pas continuer comme ils ont été fixés.',
    otherSeed: (file) => `Ce n’est pas la graine avec laquelle ${file} a commencé.`,
    otherGame: (file, is) =>
      `${file} contient une autre partie${is === undefined ? '' : `, avec ${is}`}. Nommez un autre fichier avec --record.`,
  },
};
