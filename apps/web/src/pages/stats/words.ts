/** The words of the statistics page; loaded with the page, so that nobody else loads them. */
import type { TallyGroup } from '@shinar/core';
import { type Language, pluralOf, typeset } from '@shinar/words';

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
    server: 'Add my games from the server',
    csv: 'Save as table (CSV)',
    players: 'Players',
    games: (count, share) =>
      `${pluralOf('en')(count, { one: '1 game', other: `${count} games` })}. The line marks an equal share, ${share}.`,
    groups: { order: 'Order of play', opening: 'First moves', source: 'Points from' },
    nth: (place) => `Plays ${['first', 'second', 'third', 'fourth'][place - 1] ?? place}`,
    someone: 'Someone',
    wins: 'Wins',
    times: 'Times',
    points: 'Points',
  },
  fr: typeset<StatsWords>({
    title: (game) => `Ce qui fait gagner à ${game}`,
    about: 'D’après vos parties terminées sur cet appareil, et celles que vous ajoutez.',
    none: 'Aucune partie terminée pour l’instant. Jouez-en une, ou ajoutez un fichier de parties !',
    file: 'Ajouter un fichier de parties…',
    server: 'Ajouter mes parties en ligne',
    csv: 'Enregistrer le tableau (CSV)',
    players: 'Joueurs',
    games: (count, share) =>
      `${pluralOf('fr')(count, { one: `${count} partie`, other: `${count} parties` })}. Le trait marque une part égale : ${share}.`,
    groups: { order: 'Ordre de jeu', opening: 'Premiers coups', source: 'Origine des points' },
    nth: (place) => `Joue en ${['premier', 'deuxième', 'troisième', 'quatrième'][place - 1] ?? place}`,
    someone: 'Quelqu’un',
    wins: 'Victoires',
    times: 'Fois',
    points: 'Points',
  }),
  de: {
    title: (game) => `Was bei ${game} zum Sieg führt`,
    about: 'Aus deinen beendeten Partien auf diesem Gerät und allen, die du hinzufügst.',
    none: 'Noch keine beendete Partie. Spiel eine oder füge eine Datei mit Partien hinzu!',
    file: 'Partien aus Datei hinzufügen …',
    server: 'Meine Partien vom Server hinzufügen',
    csv: 'Als Tabelle speichern (CSV)',
    players: 'Spieler',
    games: (count, share) =>
      `${pluralOf('de')(count, { one: '1 Partie', other: `${count} Partien` })}. Der Strich zeigt den Wert bei gleichen Chancen: ${share}.`,
    groups: { order: 'Spielreihenfolge', opening: 'Erste Züge', source: 'Punkte aus' },
    nth: (place) => `Spielt an ${place}. Stelle`,
    someone: 'Jemand',
    wins: 'Siege',
    times: 'Anzahl',
    points: 'Punkte',
  },
  nl: {
    title: (game) => `Waarmee je wint bij ${game}`,
    about: 'Uit de partijen die je op dit apparaat hebt uitgespeeld, en uit de partijen die je toevoegt.',
    none: 'Nog geen partijen uitgespeeld. Speel er een, of voeg een bestand met partijen toe!',
    file: 'Partijen uit een bestand toevoegen…',
    server: 'Mijn partijen van de server toevoegen',
    csv: 'Opslaan als tabel (CSV)',
    players: 'Spelers',
    games: (count, share) =>
      `${pluralOf('nl')(count, { one: '1 partij', other: `${count} partijen` })}. De streep staat op ${share}: zo vaak wint iedereen bij gelijke kansen.`,
    groups: { order: 'Speelvolgorde', opening: 'Eerste zetten', source: 'Punten uit' },
    nth: (place) => `Speelt als ${['eerste', 'tweede', 'derde', 'vierde'][place - 1] ?? place}`,
    someone: 'Iemand',
    wins: 'Gewonnen',
    times: 'Keer',
    points: 'Punten',
  },
};
