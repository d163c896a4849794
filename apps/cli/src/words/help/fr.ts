import type { HelpWords } from './en.ts';

const files = 'Un fichier contient une partie par ligne, ou une seule partie sur plusieurs lignes ; - désigne l’entrée standard.';
const which = 'la partie du fichier, comptée à partir de 0 (0)';

export const help: HelpWords = {
  title: 'shinar : des jeux de plateau venus du pays des deux fleuves',
  usage: 'Utilisation :',
  command: (name, about) => `shinar ${name} : ${about}`,
  commandLine: 'shinar COMMANDE ...',
  commands: 'Commandes :',
  games: 'Jeux :',
  players: (fewest, most) => (fewest === most ? `${most} joueurs` : `${fewest} à ${most} joueurs`),
  more: 'Pour en savoir plus, tapez shinar COMMANDE --help ; pour la version, shinar --version.',
  exitCodes: 'Codes de sortie : 0 tout va bien, 1 les données sont incorrectes, 2 commande ou option inconnue, 70 erreur de notre part.',
  options: 'Options :',
  withOptions: '[options]',
  lang: (languages) => `la langue : ${languages} (en)`,
  thisText: 'ce texte',
  about: {
    play: 'jouez contre des robots, dans le terminal',
    simulate: 'fait jouer des robots et enregistre leurs parties',
    replay: 'raconte une partie enregistrée',
    verify: 'vérifie des parties enregistrées, coup par coup',
    analyse: 'montre où une partie enregistrée s’est décidée',
    stats: 'montre ce qui fait gagner, sur de nombreuses parties',
    board: 'affiche le plateau en JSON, ou vérifie un fichier de plateau',
    fair: 'mesure si un plateau est équitable, en faisant jouer des robots',
    perft: 'compte toutes les suites de coups depuis le début',
    bench: 'mesure la vitesse des parties au hasard',
    fuzz: 'cherche des erreurs dans les règles en jouant au hasard',
    arena: 'fait s’affronter des robots et montre lequel est le plus fort',
    engine: 'fait jouer un de nos robots par le protocole des moteurs',
    selfplay: 'fait jouer des robots pour ajuster leurs poids',
    fit: 'ajuste les poids des robots',
    tune: 'règle les paramètres des robots qui planifient, en les faisant jouer',
    foresee: 'apprend ce que valent les positions, pour les robots qui planifient',
    puzzles: 'cherche des positions où un coup est nettement meilleur que les autres',
    serve: 'lance un serveur, pour jouer à plusieurs sur différents appareils',
  },
  details: {
    play: `Choisissez les coups par leur numéro ou tapez-les ; tapez « help » pendant la partie pour en savoir plus. Les tirages sont honnêtes : avant le
début, le SHA-256 de la graine est affiché et enregistré ; à la fin, la graine est publiée, et shinar verify peut vérifier chaque tirage.
La partie est enregistrée après chaque coup, dans shinar-GAME.json de ce dossier sauf si --record en nomme un autre ; tant qu’elle dure, sa graine
est dans FILE.seed, à côté. Si le fichier contient une partie inachevée, elle continue. Les coups peuvent aussi arriver par un tube (pipe).`,
    replay: `Montre chaque coup avec les points qu’il rapporte, puis le plateau et les points à la fin ; avec --step, un seul coup et le plateau après lui.
La partie est d’abord vérifiée, comme le fait verify. ${files}`,
    verify: `Chaque coup est rejoué selon les règles et chaque résultat recalculé ; chaque tirage aussi, si la graine est connue.
La première erreur de chaque partie est affichée ainsi : FICHIER:LIGNE: ENDROIT: RÈGLE RAISON: PHRASE ; le code de sortie est alors 1.
${files}`,
    analyse: `Montre les chances de gagner de chaque place au fil de la partie, ce que la chance lui a apporté et ce que ses coups lui ont coûté, et les
moments clés : pour chacun, le meilleur coup et ce qu’il aurait rapporté. La même partie donne toujours la même analyse.
${files}`,
  },
  option: {
    play: {
      players: 'nombre de joueurs (le maximum du jeu)',
      board: 'un fichier de plateau (le plateau du jeu)',
      seat: 'votre place, comptée à partir de 0 (0)',
      bot: 'les adversaires : random, lively, greedy, ou un niveau de 1 à 5 : herder, potter, trader, scribe, king (trader)',
      record: 'le fichier de la partie (shinar-GAME.json, ou le prochain numéro libre)',
      seed: 'la graine des tirages, 64 chiffres hexadécimaux (au hasard)',
      quick: 'les autres jouent tout de suite, sans pause pour annuler votre coup',
    },
    replay: { step: 'ce coup seulement, compté à partir de 0', events: 'tout ce qui s’est passé à chaque coup', game: which },
    analyse: { game: which, quick: 'un coup d’œil rapide, en quelques secondes', json: 'toute l’analyse sur une ligne de JSON' },
  },
};
