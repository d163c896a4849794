import type { Language } from '@shinar/words';

interface EmbedWords {
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly open: (game: string) => string;
}

export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = {
  en: {
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    open: (game) => `Open ${game} in Shinar`,
  },
  fr: {
    first: 'Au début',
    back: 'Un coup en arrière',
    play: 'Lire',
    pause: 'Pause',
    next: 'Un coup en avant',
    last: 'À la fin',
    open: (game) => `Ouvrir ${game} dans Shinar`,
  },
  de: {
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    open: (game) => `${game} in Shinar öffnen`,
  },
  nl: {
    first: 'Naar het begin',
    back: 'Eén zet terug',
    play: 'Afspelen',
    pause: 'Pauze',
    next: 'Eén zet verder',
    last: 'Naar het einde',
    open: (game) => `${game} openen in Shinar`,
  },
};
