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
    first: 'Go to the start',
    back: 'Previous move',
    play: 'Play',
    pause: 'Pause',
    next: 'Next move',
    last: 'Go to the end',
    open: (game) => `Open ${game} in Shinar`,
  },
  fr: {
    first: 'Au début',
    back: 'Coup précédent',
    play: 'Lecture',
    pause: 'Pause',
    next: 'Coup suivant',
    last: 'À la fin',
    open: (game) => `Ouvrir ${game} dans Shinar`,
  },
  de: {
    first: 'Zum Anfang',
    back: 'Vorheriger Zug',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Nächster Zug',
    last: 'Zum Ende',
    open: (game) => `${game} in Shinar öffnen`,
  },
  nl: {
    first: 'Naar het begin',
    back: 'Vorige zet',
    play: 'Afspelen',
    pause: 'Pauze',
    next: 'Volgende zet',
    last: 'Naar het einde',
    open: (game) => `${game} openen in Shinar`,
  },
};
