/** The words of the boards page; loaded with the page, so that nobody else loads them. */
import { type Language, pluralOf, typeset } from '@shinar/words';

interface BoardsWords {
  readonly title: (game: string) => string;
  readonly about: string;
  readonly ours: string;
  readonly mine: string;
  readonly noneYet: string;
  readonly name: string;
  readonly undo: string;
  readonly keep: string;
  readonly kept: string;
  readonly drop: string;
  readonly share: string;
  readonly shared: string;
  readonly tooLong: string;
  readonly file: string;
  readonly play: string;
  readonly playOnline: string;
  readonly right: string;
  readonly fairness: string;
  readonly fairnessAbout: string;
  readonly measure: (games: number) => string;
  readonly stop: string;
  readonly progress: (done: number, games: number) => string;
  readonly nth: (place: number) => string;
  readonly wins: string;
  readonly points: string;
  readonly brings: string;
  readonly fair: string;
  readonly unfair: string;
  readonly badLink: string;
  readonly open: (board: string) => string;
}

export const BOARDS_WORDS: Readonly<Record<Language, BoardsWords>> = {
  en: {
    title: (game) => `Boards for ${game}`,
    about: 'Draw a board of your own, see whether it’s fair, and play on it.',
    ours: 'Our boards',
    mine: 'My boards',
    noneYet: 'None yet. Change one of ours and save it!',
    name: 'Board name',
    undo: 'Undo',
    keep: 'Save',
    kept: 'Saved on this device.',
    drop: 'Delete',
    share: 'Copy link',
    shared: 'Link copied. Anyone who opens it gets the board.',
    tooLong: 'This board is too large for a link. Save it as a file instead.',
    file: 'Save as file',
    play: 'Play on it',
    playOnline: 'Play online',
    right: 'This board is ready to play.',
    fairness: 'Is it fair?',
    fairnessAbout:
      'Strong bots play against each other on it. On a fair board every seat scores about the same and wins about as often, and every part of the board is worth about the same. The ± shows how sure that is: it shrinks with every game.',
    measure: (games) => pluralOf('en')(games, { one: 'Play 1 game', other: `Play ${games} games` }),
    stop: 'Stop',
    progress: (done, games) => `Game ${done} of ${games}`,
    nth: (place) => `Plays ${['first', 'second', 'third', 'fourth'][place - 1] ?? place}`,
    wins: 'Wins',
    points: 'Points',
    brings: 'Share of the gains',
    fair: 'Fair! Every seat’s points are within 10% of the average, every part within 20%. No seat clearly wins too often or too rarely.',
    unfair: 'Not sure yet: the marked numbers may be too far off.',
    badLink: 'There’s no board in this link.',
    open: (board) => `Open ${board}`,
  },
  fr: typeset<BoardsWords>({
    title: (game) => `Plateaux pour ${game}`,
    about: 'Dessinez votre propre plateau, voyez s’il est équitable, et jouez dessus.',
    ours: 'Nos plateaux',
    mine: 'Mes plateaux',
    noneYet: 'Aucun pour l’instant. Modifiez l’un des nôtres et enregistrez-le !',
    name: 'Nom du plateau',
    undo: 'Annuler',
    keep: 'Enregistrer',
    kept: 'Enregistré sur cet appareil.',
    drop: 'Supprimer',
    share: 'Copier le lien',
    shared: 'Lien copié. Toute personne qui l’ouvre reçoit le plateau.',
    tooLong: 'Ce plateau est trop grand pour un lien. Enregistrez-le plutôt dans un fichier.',
    file: 'Enregistrer un fichier',
    play: 'Jouer sur ce plateau',
    playOnline: 'Jouer en ligne',
    right: 'Ce plateau est prêt, vous pouvez jouer.',
    fairness: 'Est-il équitable ?',
    fairnessAbout:
      'Des robots de haut niveau s’y affrontent. Sur un plateau équitable, toutes les places marquent à peu près autant de points et gagnent aussi souvent. Toutes les régions y rapportent à peu près autant. Le ± donne la marge d’erreur : elle diminue à chaque partie.',
    measure: (games) => pluralOf('fr')(games, { one: `Jouer ${games} partie`, other: `Jouer ${games} parties` }),
    stop: 'Arrêter',
    progress: (done, games) => `Partie ${done} sur ${games}`,
    nth: (place) => `Joue en ${['premier', 'deuxième', 'troisième', 'quatrième'][place - 1] ?? place}`,
    wins: 'Victoires',
    points: 'Points',
    brings: 'Part des gains',
    fair: 'Équitable ! Les points de chaque place sont à moins de 10 % de la moyenne, ceux de chaque région à moins de 20 %. Aucune place ne gagne nettement trop souvent ou trop rarement.',
    unfair: 'Ce n’est pas encore sûr : ce qui est marqué s’écarte peut-être trop de la moyenne.',
    badLink: 'Ce lien ne contient pas de plateau.',
    open: (board) => `Ouvrir ${board}`,
  }),
  de: {
    title: (game) => `Spielpläne für ${game}`,
    about: 'Zeichne einen eigenen Spielplan, sieh nach, ob er fair ist, und spiel darauf.',
    ours: 'Unsere Spielpläne',
    mine: 'Meine Spielpläne',
    noneYet: 'Noch keine. Ändere einen von unseren und speichere ihn!',
    name: 'Name des Spielplans',
    undo: 'Rückgängig',
    keep: 'Speichern',
    kept: 'Auf diesem Gerät gespeichert.',
    drop: 'Löschen',
    share: 'Link kopieren',
    shared: 'Link kopiert. Wer ihn öffnet, bekommt den Spielplan.',
    tooLong: 'Dieser Spielplan ist zu groß für einen Link. Speichere ihn als Datei.',
    file: 'Als Datei speichern',
    play: 'Darauf spielen',
    playOnline: 'Online spielen',
    right: 'Dieser Spielplan ist spielbereit.',
    fairness: 'Ist er fair?',
    fairnessAbout:
      'Starke Bots spielen darauf gegeneinander. Auf einem fairen Spielplan holt jeder Platz etwa gleich viele Punkte und Siege, und jeder Teil bringt etwa gleich viel. Das ± sagt, wie sicher das ist: Es schrumpft mit jeder Partie.',
    measure: (games) => pluralOf('de')(games, { one: '1 Partie spielen', other: `${games} Partien spielen` }),
    stop: 'Anhalten',
    progress: (done, games) => `Partie ${done} von ${games}`,
    nth: (place) => `Spielt an ${place}. Stelle`,
    wins: 'Siege',
    points: 'Punkte',
    brings: 'Anteil am Ertrag',
    fair: 'Fair! Die Punkte jedes Platzes liegen höchstens 10 % neben dem Durchschnitt, die jedes Teils höchstens 20 %. Kein Platz gewinnt klar zu oft oder zu selten.',
    unfair: 'Noch nicht sicher: Was markiert ist, weicht vielleicht zu stark ab.',
    badLink: 'In diesem Link ist kein Spielplan.',
    open: (board) => `${board} öffnen`,
  },
  nl: {
    title: (game) => `Borden voor ${game}`,
    about: 'Teken je eigen bord, kijk of het eerlijk is en speel erop.',
    ours: 'Onze borden',
    mine: 'Mijn borden',
    noneYet: 'Nog geen. Pas een van onze borden aan en sla het op!',
    name: 'Naam van het bord',
    undo: 'Ongedaan maken',
    keep: 'Opslaan',
    kept: 'Opgeslagen op dit apparaat.',
    drop: 'Verwijderen',
    share: 'Link kopiëren',
    shared: 'Link gekopieerd. Wie hem opent, krijgt het bord.',
    tooLong: 'Dit bord is te groot voor een link. Sla het op als bestand.',
    file: 'Opslaan als bestand',
    play: 'Op dit bord spelen',
    playOnline: 'Online spelen',
    right: 'Dit bord is speelklaar.',
    fairness: 'Is het eerlijk?',
    fairnessAbout:
      'Sterke bots spelen op dit bord tegen elkaar. Is het eerlijk, dan haalt elke plaats ongeveer evenveel punten, wint elke plaats ongeveer even vaak en levert elk deel van het bord ongeveer evenveel op. De ± laat zien hoe zeker dat is: hoe meer partijen, hoe kleiner.',
    measure: (games) => pluralOf('nl')(games, { one: '1 partij spelen', other: `${games} partijen spelen` }),
    stop: 'Stoppen',
    progress: (done, games) => `Partij ${done} van ${games}`,
    nth: (place) => `Speelt als ${['eerste', 'tweede', 'derde', 'vierde'][place - 1] ?? place}`,
    wins: 'Gewonnen',
    points: 'Punten',
    brings: 'Aandeel in de opbrengst',
    fair: 'Eerlijk! De punten van elke plaats liggen binnen 10% van het gemiddelde, die van elk deel binnen 20%. Geen plaats wint duidelijk te vaak of te zelden.',
    unfair: 'Nog niet zeker: wat gemarkeerd is, wijkt misschien te veel af.',
    badLink: 'In deze link zit geen bord.',
    open: (board) => `${board} openen`,
  },
};
