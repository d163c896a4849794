import type { Cover, Language } from '@shinar/words';

export const cover: Readonly<Record<Language, Cover>> = {
  en: {
    name: 'After the Flood',
    line: 'Work, trade and conquer through five turns of Mesopotamian history. For exactly three players.',
  },
  fr: {
    name: 'After the Flood',
    line: 'Récoltez, commercez, conquérez : cinq tours d’histoire mésopotamienne, pour trois joueurs exactement.',
  },
  de: {
    name: 'After the Flood',
    line: 'Arbeite, handle und erobere in fünf Runden mesopotamischer Geschichte. Für genau drei Spieler.',
  },
  nl: {
    name: 'After the Flood',
    line: 'Werk, handel en verover in vijf rondes Mesopotamische geschiedenis. Voor precies drie spelers.',
  },
};
