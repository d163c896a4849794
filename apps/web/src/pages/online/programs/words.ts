/** What the page of one's own bots says; it comes with the page, so that nobody else loads it. */
import { type Language, typeset } from '@shinar/words';

interface ProgramsWords {
  readonly title: string;
  readonly about: string;
  readonly interface: string;
  readonly signIn: string;
  readonly none: string;
  readonly name: string;
  readonly make: string;
  readonly madeOn: (date: string) => string;
  readonly token: (bot: string) => string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly renew: string;
  readonly remove: string;
  readonly removeAsk: (bot: string) => string;
}

export const PROGRAMS_WORDS: Readonly<Record<Language, ProgramsWords>> = {
  en: {
    title: 'My bots',
    about:
      'Do you write your own bots? Give one an account, and it can sit down at tables like a person. Everyone can see that it’s a bot, and its games aren’t rated.',
    interface: 'How a bot talks to the server',
    signIn: 'Choose a name first',
    none: 'No bots yet. Create your first!',
    name: 'Bot name',
    make: 'Create bot',
    madeOn: (date) => `since ${date}`,
    token: (bot) => `Token for ${bot}`,
    once: 'Keep it safe: you only see it now. Anyone who has it can play as your bot. If you lose it, create a new one.',
    copy: 'Copy token',
    copied: 'Copied',
    renew: 'New token',
    remove: 'Delete bot',
    removeAsk: (bot) => `Delete ${bot}? Its token stops working at once.`,
  },
  fr: typeset<ProgramsWords>({
    title: 'Mes robots',
    about:
      'Vous écrivez vos propres robots ? Donnez un compte à l’un d’eux, et il pourra prendre place à une table comme n’importe qui. Tout le monde voit que c’est un robot, et ses parties ne sont pas classées.',
    interface: 'Comment un robot dialogue avec le serveur',
    signIn: 'Choisissez d’abord un nom',
    none: 'Pas encore de robot. Créez le premier !',
    name: 'Nom du robot',
    make: 'Créer un robot',
    madeOn: (date) => `depuis le ${date}`,
    token: (bot) => `Jeton : ${bot}`,
    once: 'Gardez-le bien : il ne s’affiche qu’une fois. Toute personne qui l’a peut jouer sous le nom de votre robot. Si vous le perdez, demandez-en un autre.',
    copy: 'Copier le jeton',
    copied: 'Copié',
    renew: 'Nouveau jeton',
    remove: 'Supprimer le robot',
    removeAsk: (bot) => `Supprimer ${bot} ? Son jeton cesse aussitôt de fonctionner.`,
  }),
  de: {
    title: 'Meine Bots',
    about:
      'Du schreibst eigene Bots? Gib einem davon ein Konto, dann kann er sich wie ein Mensch an einen Tisch setzen. Alle sehen, dass er ein Bot ist, und seine Partien werden nicht gewertet.',
    interface: 'Wie ein Bot mit dem Server spricht',
    signIn: 'Wähle zuerst einen Namen',
    none: 'Noch keine Bots. Leg deinen ersten an!',
    name: 'Name des Bots',
    make: 'Bot anlegen',
    madeOn: (date) => `seit ${date}`,
    token: (bot) => `Token von ${bot}`,
    once: 'Bewahr es gut auf: Du siehst es nur jetzt. Wer es hat, spielt als dein Bot. Geht es verloren, hol dir ein neues.',
    copy: 'Token kopieren',
    copied: 'Kopiert',
    renew: 'Neues Token',
    remove: 'Bot löschen',
    removeAsk: (bot) => `${bot} löschen? Das Token gilt dann sofort nicht mehr.`,
  },
  nl: {
    title: 'Mijn bots',
    about:
      'Programmeer je? Geef je programma een account, dan kan het net als een mens aan tafel gaan zitten. Iedereen ziet dat het een bot is, en zijn partijen tellen niet voor de rating.',
    interface: 'Wat een bot aan de server kan vragen',
    signIn: 'Kies eerst een naam',
    none: 'Nog geen bots. Maak je eerste!',
    name: 'Naam van de bot',
    make: 'Bot maken',
    madeOn: (date) => `sinds ${date}`,
    token: (bot) => `Token van ${bot}`,
    once: 'Bewaar hem goed: je ziet hem alleen nu. Wie hem heeft, speelt als jouw bot. Ben je hem kwijt, vraag dan een nieuwe aan.',
    copy: 'Token kopiëren',
    copied: 'Gekopieerd',
    renew: 'Nieuwe token',
    remove: 'Verwijderen',
    removeAsk: (bot) => `${bot} verwijderen? De token werkt dan meteen niet meer.`,
  },
};
