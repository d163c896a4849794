/** What the server writes to people who are not looking at a page. */
import type { Language } from '@shinar/protocol';

interface Words {
  turn(game: string): string;
  readonly test: string;
  /** Before the address that ends the notices. */
  readonly off: string;
  readonly link: { readonly subject: string; readonly open: string; readonly once: string };
}

const en: Words = {
  turn: (game) => `${game}: it is your turn.`,
  test: 'This is how you hear of your turn.',
  off: 'No more of these:',
  link: {
    subject: 'your link',
    open: 'Open this to be yourself on this device:',
    once: 'It works once, within a day. If you did not ask for it, do nothing.',
  },
};

const fr: Words = {
  turn: (game) => `${game} : c’est à vous.`,
  test: 'Voilà comment vous saurez que c’est à vous.',
  off: 'Ne plus recevoir ces avis :',
  link: {
    subject: 'votre lien',
    open: 'Ouvrez ce lien pour être vous-même sur cet appareil :',
    once: 'Il sert une seule fois, dans la journée. Si vous ne l’avez pas demandé, ne faites rien.',
  },
};

const de: Words = {
  turn: (game) => `${game}: du bist am Zug.`,
  test: 'So erfährst du, dass du am Zug bist.',
  off: 'Keine solchen Nachrichten mehr:',
  link: {
    subject: 'dein Link',
    open: 'Öffne dies, um auf diesem Gerät du selbst zu sein:',
    once: 'Er gilt einmal und einen Tag lang. Wenn du ihn nicht angefordert hast, tu nichts.',
  },
};

const nl: Words = {
  turn: (game) => `${game}: het is jouw beurt.`,
  test: 'Zo hoor je dat het jouw beurt is.',
  off: 'Geen berichten meer:',
  link: {
    subject: 'je link',
    open: 'Open dit om op dit apparaat jezelf te zijn:',
    once: 'Hij werkt één keer, binnen een dag. Heb je er niet om gevraagd, doe dan niets.',
  },
};

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, de, nl };

/** after-the-flood is After the Flood: names of games are the same in all languages. */
export const titleOf = (game: string): string =>
  game
    .split('-')
    .map((word) => (word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
