/** What the page of boards says; it comes with the page, so that nobody else loads it. */
import type { Language } from '@shinar/words';

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
    name: 'Name of the board',
    undo: 'Undo',
    keep: 'Save',
    kept: 'Saved on this device.',
    drop: 'Delete',
    share: 'Copy link',
    shared: 'Link copied. Whoever opens it gets the board.',
    tooLong: 'This board is too large for a link. Save it as a file instead.',
    file: 'Save as file',
    play: 'Play on it',
    right: 'Nothing is wrong with this board.',
    fairness: 'Is it fair?',
    fairnessAbout: 'Bots play against each other on it. A fair board gives every seat and every part about the same.',
    measure: (games) => `Play ${games} games`,
    stop: 'Stop',
    progress: (done, games) => `${done} of ${games} games`,
    nth: (place) => `Plays ${['first', 'second', 'third', 'fourth'][place - 1] ?? place}`,
    wins: 'Wins',
    points: 'Points',
    brings: 'Brings',
    fair: 'Fair: nothing is more than 20% off.',
    unfair: 'Not quite fair: what is marked is more than 20% off.',
    badLink: 'There’s no board in this link.',
    open: (board) => `Open ${board}`,
  },
  fr: {
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
    shared: 'Lien copié. Qui l’ouvre reçoit le plateau.',
    tooLong: 'Ce plateau est trop grand pour un lien. Enregistrez-le plutôt dans un fichier.',
    file: 'Enregistrer un fichier',
    play: 'Jouer dessus',
    right: 'Ce plateau est en ordre.',
    fairness: 'Est-il équitable ?',
    fairnessAbout: 'Des robots s’y affrontent. Un plateau équitable donne à peu près autant à chaque place et à chaque région.',
    measure: (games) => `Jouer ${games} parties`,
    stop: 'Arrêter',
    progress: (done, games) => `${done} parties sur ${games}`,
    nth: (place) => `Joue en ${['premier', 'deuxième', 'troisième', 'quatrième'][place - 1] ?? place}`,
    wins: 'Victoires',
    points: 'Points',
    brings: 'Rapporte',
    fair: 'Équitable : rien ne s’écarte de plus de 20 %.',
    unfair: 'Pas tout à fait équitable : ce qui est marqué s’écarte de plus de 20 %.',
    badLink: 'Ce lien ne contient pas de plateau.',
    open: (board) => `Ouvrir ${board}`,
  },
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
    shared: 'Link kopiert. Wer ihn öffnet, hat den Spielplan.',
    tooLong: 'Dieser Spielplan ist zu groß für einen Link. Speichere ihn als Datei.',
    file: 'Als Datei speichern',
    play: 'Darauf spielen',
    right: 'Mit diesem Spielplan stimmt alles.',
    fairness: 'Ist er fair?',
    fairnessAbout: 'Bots spielen darauf gegeneinander. Ein fairer Spielplan bringt jedem Platz und jedem Teil etwa gleich viel.',
    measure: (games) => `${games} Partien spielen`,
    stop: 'Anhalten',
    progress: (done, games) => `${done} von ${games} Partien`,
    nth: (place) => `Spielt als ${place}.`,
    wins: 'Siege',
    points: 'Punkte',
    brings: 'Bringt',
    fair: 'Fair: Nichts weicht um mehr als 20 % ab.',
    unfair: 'Nicht ganz fair: Was markiert ist, weicht um mehr als 20 % ab.',
    badLink: 'In diesem Link ist kein Spielplan.',
    open: (board) => `${board} öffnen`,
  },
  nl: {
    title: (game) => `Borden voor ${game}`,
    about: 'Teken je eigen bord, kijk of het eerlijk is en speel erop.',
    ours: 'Onze borden',
    mine: 'Mijn borden',
    noneYet: 'Nog geen. Verander er een van ons en bewaar het!',
    name: 'Naam van het bord',
    undo: 'Ongedaan maken',
    keep: 'Bewaren',
    kept: 'Bewaard op dit apparaat.',
    drop: 'Verwijderen',
    share: 'Link kopiëren',
    shared: 'Link gekopieerd. Wie hem opent, heeft het bord.',
    tooLong: 'Dit bord is te groot voor een link. Bewaar het als bestand.',
    file: 'Opslaan als bestand',
    play: 'Erop spelen',
    right: 'Met dit bord is niets mis.',
    fairness: 'Is het eerlijk?',
    fairnessAbout: 'Bots spelen er tegen elkaar. Een eerlijk bord geeft elke plaats en elk deel ongeveer evenveel.',
    measure: (games) => `${games} partijen spelen`,
    stop: 'Stoppen',
    progress: (done, games) => `${done} van ${games} partijen`,
    nth: (place) => `Speelt als ${['eerste', 'tweede', 'derde', 'vierde'][place - 1] ?? place}`,
    wins: 'Winst',
    points: 'Punten',
    brings: 'Brengt op',
    fair: 'Eerlijk: niets wijkt meer dan 20% af.',
    unfair: 'Niet helemaal eerlijk: wat gemarkeerd is, wijkt meer dan 20% af.',
    badLink: 'In deze link zit geen bord.',
    open: (board) => `${board} openen`,
  },
};
