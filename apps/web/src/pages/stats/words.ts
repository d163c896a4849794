/** What the page of numbers says; it comes with the page, so that nobody else loads it. */
import type { TallyGroup } from '@shinar/core';
import type { Language } from '@shinar/words';

interface StatsWords {
  readonly title: (game: string) => string;
  readonly about: string;
  readonly none: string;
  readonly file: string;
  readonly server: string;
  readonly csv: string;
  readonly players: string;
  readonly games: (count: number, share: string) => string;
  readonly groups: Readonly<Record<Exclude<TallyGroup, 'step'>, string>>;
  readonly nth: (place: number) => string;
  readonly someone: string;
  readonly wins: string;
  readonly times: string;
  readonly points: string;
}

export const STATS_WORDS: Readonly<Record<Language, StatsWords>> = {
  en: {
    title: (game) => `What wins in ${game}`,
    about: 'From your finished games on this device, and from any you add.',
    none: 'No finished games yet. Play one, or add a file of games!',
    file: 'Add games from a file…',
    server: 'Add my games at the server',
    csv: 'Save as table (CSV)',
    players: 'Players',
    games: (count, share) => `${count === 1 ? '1 game' : `${count} games`}. The line marks an equal share, ${share}.`,
    groups: { order: 'Order of play', opening: 'First moves', source: 'Points from' },
    nth: (place) => `Plays ${['first', 'second', 'third', 'fourth'][place - 1] ?? place}`,
    someone: 'Someone',
    wins: 'Wins',
    times: 'Times',
    points: 'Points',
  },
  fr: {
    title: (game) => `Ce qui gagne à ${game}`,
    about: 'D’après vos parties terminées sur cet appareil, et celles que vous ajoutez.',
    none: 'Aucune partie terminée pour l’instant. Jouez-en une, ou ajoutez un fichier de parties !',
    file: 'Ajouter un fichier de parties…',
    server: 'Ajouter mes parties du serveur',
    csv: 'Enregistrer le tableau (CSV)',
    players: 'Joueurs',
    games: (count, share) => `${count === 1 ? '1 partie' : `${count} parties`}. Le trait marque une part égale, ${share}.`,
    groups: { order: 'Ordre du tour', opening: 'Premiers coups', source: 'Points de' },
    nth: (place) => `Joue en ${['premier', 'deuxième', 'troisième', 'quatrième'][place - 1] ?? place}`,
    someone: 'Quelqu’un',
    wins: 'Victoires',
    times: 'Fois',
    points: 'Points',
  },
  de: {
    title: (game) => `Was bei ${game} gewinnt`,
    about: 'Aus deinen beendeten Partien auf diesem Gerät und allen, die du hinzufügst.',
    none: 'Noch keine beendete Partie. Spiel eine oder füge eine Datei mit Partien hinzu!',
    file: 'Partien aus einer Datei …',
    server: 'Meine Partien vom Server',
    csv: 'Als Tabelle speichern (CSV)',
    players: 'Personen',
    games: (count, share) => `${count === 1 ? '1 Partie' : `${count} Partien`}. Der Strich zeigt den gleichen Anteil, ${share}.`,
    groups: { order: 'Spielreihenfolge', opening: 'Erste Züge', source: 'Punkte aus' },
    nth: (place) => `Spielt als ${place}.`,
    someone: 'Jemand',
    wins: 'Siege',
    times: 'Mal',
    points: 'Punkte',
  },
  nl: {
    title: (game) => `Wat wint bij ${game}`,
    about: 'Uit je afgelopen partijen op dit apparaat, en uit alle die je toevoegt.',
    none: 'Nog geen afgelopen partijen. Speel er een, of voeg een bestand met partijen toe!',
    file: 'Partijen uit een bestand…',
    server: 'Mijn partijen van de server',
    csv: 'Opslaan als tabel (CSV)',
    players: 'Spelers',
    games: (count, share) => `${count === 1 ? '1 partij' : `${count} partijen`}. De streep is een gelijk deel, ${share}.`,
    groups: { order: 'Speelvolgorde', opening: 'Eerste zetten', source: 'Punten uit' },
    nth: (place) => `Speelt als ${['eerste', 'tweede', 'derde', 'vierde'][place - 1] ?? place}`,
    someone: 'Iemand',
    wins: 'Winst',
    times: 'Keer',
    points: 'Punten',
  },
};
