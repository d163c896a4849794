/** What the server writes to people who are not looking at a page. */
import type { Language } from '@shinar/protocol';
import { typeset } from '@shinar/words';

interface Words {
  turn(game: string): string;
  begin(game: string): string;
  seat(game: string): string;
  /** The deadline, in the reader's own time. */
  time(game: string, until: string): string;
  undo(game: string): string;
  over(game: string): string;
  invite(name: string, game: string): string;
  tournament(name: string): string;
  readonly test: string;
  /** Comes before the address that turns the notices off. */
  readonly off: string;
  /** A link that signs in, and one that confirms an address; both name the account. */
  readonly link: LinkWords;
  readonly confirm: LinkWords;
  /** The page where notices are turned off. */
  readonly offPage: { readonly question: string; readonly button: string; readonly done: string };
}

interface LinkWords {
  readonly subject: string;
  open(name: string): string;
  readonly once: string;
}

const en: Words = {
  turn: (game) => `${game}: it’s your turn!`,
  begin: (game) => `${game}: your game has started!`,
  seat: (game) => `${game}: someone sat down at your table.`,
  time: (game, until) => `${game}: your time is running out (${until}).`,
  undo: (game) => `${game}: someone asks to undo a move.`,
  over: (game) => `${game}: your game is over.`,
  invite: (name, game) => `${name} invites you to a game of ${game}!`,
  tournament: (name) => `${name}: the tournament has started!`,
  test: 'Test: this is how we’ll tell you it’s your turn.',
  off: 'Unsubscribe:',
  link: {
    subject: 'your sign-in link',
    open: (name) => `Open this link to sign in as ${name}:`,
    once: 'It works once, within 24 hours. If you didn’t ask for it, you can ignore this email.',
  },
  confirm: {
    subject: 'confirm your email address',
    open: (name) => `${name} wants to use this address on Shinar. If that’s you, open this link in the browser where you asked for it:`,
    once: 'It works once, within 24 hours. If that isn’t you, ignore this email: nothing will happen.',
  },
  offPage: { question: 'Stop all notifications from Shinar?', button: 'Unsubscribe', done: 'Done. You won’t get any more notifications.' },
};

const fr: Words = typeset({
  turn: (game) => `${game} : à vous de jouer !`,
  begin: (game) => `${game} : votre partie commence !`,
  seat: (game) => `${game} : quelqu’un a pris place à votre table.`,
  time: (game, until) => `${game} : votre temps est presque écoulé (limite : ${until}).`,
  undo: (game) => `${game} : quelqu’un demande à annuler un coup.`,
  over: (game) => `${game} : votre partie est terminée.`,
  invite: (name, game) => `${game} : ${name} vous invite à jouer !`,
  tournament: (name) => `${name} : le tournoi commence !`,
  test: 'Test : voici comment nous vous préviendrons quand ce sera à vous de jouer.',
  off: 'Se désabonner :',
  link: {
    subject: 'votre lien de connexion',
    open: (name) => `Ouvrez ce lien pour vous connecter sous le nom « ${name} » :`,
    once: 'Il est valable une fois, pendant 24 heures. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  confirm: {
    subject: 'confirmez votre adresse',
    open: (name) =>
      `${name} veut utiliser cette adresse sur Shinar. Si c’est vous, ouvrez ce lien dans le navigateur où vous l’avez demandé :`,
    once: 'Il est valable une fois, pendant 24 heures. Si ce n’est pas vous, ignorez ce message : il ne se passera rien.',
  },
  offPage: {
    question: 'Ne plus recevoir de notifications de Shinar ?',
    button: 'Se désabonner',
    done: 'C’est fait. Vous ne recevrez plus de notifications.',
  },
} satisfies Words);

const de: Words = {
  turn: (game) => `${game}: Du bist am Zug!`,
  begin: (game) => `${game}: Deine Partie beginnt!`,
  seat: (game) => `${game}: Jemand hat an deinem Tisch Platz genommen.`,
  time: (game, until) => `${game}: Deine Zeit ist fast um (bis ${until}).`,
  undo: (game) => `${game}: Jemand möchte einen Zug zurücknehmen.`,
  over: (game) => `${game}: Deine Partie ist zu Ende.`,
  invite: (name, game) => `${name} lädt dich zu einer Partie ${game} ein!`,
  tournament: (name) => `${name}: Das Turnier beginnt!`,
  test: 'Test: So sagen wir dir Bescheid, wenn du am Zug bist.',
  off: 'Abbestellen:',
  link: {
    subject: 'dein Anmeldelink',
    open: (name) => `Öffne diesen Link, um dich als ${name} anzumelden:`,
    once: 'Er gilt einmal, 24 Stunden lang. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.',
  },
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse',
    open: (name) =>
      `${name} möchte diese Adresse bei Shinar verwenden. Wenn du das bist, öffne diesen Link im Browser, in dem du ihn angefordert hast:`,
    once: 'Er gilt einmal, 24 Stunden lang. Wenn du das nicht bist, ignoriere diese E-Mail: Es passiert nichts.',
  },
  offPage: {
    question: 'Keine Benachrichtigungen von Shinar mehr?',
    button: 'Abbestellen',
    done: 'Erledigt. Du bekommst keine Benachrichtigungen mehr.',
  },
};

const nl: Words = {
  turn: (game) => `${game}: jij bent aan de beurt!`,
  begin: (game) => `${game}: je partij begint!`,
  seat: (game) => `${game}: er is iemand aan je tafel gaan zitten.`,
  time: (game, until) => `${game}: je tijd is bijna om. Speel vóór ${until}.`,
  undo: (game) => `${game}: iemand wil een zet terugnemen.`,
  over: (game) => `${game}: je partij is afgelopen.`,
  invite: (name, game) => `${name} nodigt je uit voor een partij ${game}!`,
  tournament: (name) => `${name}: het toernooi begint!`,
  test: 'Test: zo laten we je weten dat je aan de beurt bent.',
  off: 'Afmelden:',
  link: {
    subject: 'je inloglink',
    open: (name) => `Open deze link om in te loggen als ${name}:`,
    once: 'Hij werkt één keer, 24 uur lang. Heb je er niet om gevraagd, negeer deze e-mail dan.',
  },
  confirm: {
    subject: 'bevestig je e-mailadres',
    open: (name) =>
      `${name} wil dit adres bij Shinar gebruiken. Ben jij dat, open deze link dan in de browser waar je hem hebt aangevraagd:`,
    once: 'Hij werkt één keer, 24 uur lang. Ben jij het niet, negeer deze e-mail dan: er gebeurt niets.',
  },
  offPage: { question: 'Geen meldingen meer van Shinar?', button: 'Afmelden', done: 'Klaar. Je krijgt geen meldingen meer.' },
};

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, de, nl };

/** The id one-of-the-games becomes the title One of the Games, in every language. */
export const titleOf = (game: string): string =>
  game
    .split('-')
    .map((word) => (word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
