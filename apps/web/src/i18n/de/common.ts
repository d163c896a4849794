import type { common as source } from '../en/common.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('de');

export const common: typeof source = {
  tagline: 'Drei Brettspiele aus dem Land zwischen den Strömen.',
  games: {
    sumeria: {
      name: 'Sumeria',
      line: 'Schicke Händler in acht Stadtstaaten, hebe sie empor oder lass sie sinken, und sei stark, wo es zählt.',
    },
    assyria: {
      name: 'Assyria',
      line: 'Siedle zwischen zwei Strömen, ernähre deine Hütten, errichte Zikkurate und bewahre die Gunst des Königs vor den Fluten.',
    },
    'after-the-flood': {
      name: 'After the Flood',
      line: 'Arbeite, handle und erobere in fünf Zügen der Geschichte Mesopotamiens. Zu dritt.',
    },
  },
  start: {
    more: 'Mehr',
    title: 'Wähle ein Spiel',
    playNow: 'Sofort spielen',
    setUp: 'Partie einrichten',
    soon: 'Kommt bald',
    players: (fewest, most) => (fewest === most ? `${fewest} Spieler` : `${fewest} bis ${most} Spieler`),
    minutes: (minutes) => `etwa ${minutes} Minuten`,
    weight: (weight) => `Anspruch ${weight} von 5`,
    kept: 'Deine Partien',
    noneKept: 'Deine Partien werden hier auf diesem Gerät aufgehoben.',
    drop: 'Löschen',
    dropAsk: 'Diese Partie von diesem Gerät löschen? Sie lässt sich nicht zurückholen.',
    finished: 'beendet',
    steps: (count) => n(count, { one: '1 Schritt', other: `${count} Schritte` }),
    import: 'Aufzeichnung einlesen',
    importHint: 'Eine Datei, die hier oder von der Befehlszeile geschrieben wurde.',
    importFailed: 'Diese Aufzeichnung lässt sich nicht spielen:',
  },
  setUp: {
    title: (game) => `${game} einrichten`,
    players: 'Spieler',
    seat: (seat) => `Platz ${seat}`,
    who: 'Wer spielt',
    person: 'Mensch',
    bot: (level) => `Bot: ${level}`,
    name: 'Name',
    colour: 'Farbe',
    board: 'Spielplan',
    boardBuiltIn: 'Der Spielplan dieser Ausgabe',
    boardFile: 'Ein anderer Spielplan aus einer Datei',
    start: 'Partie beginnen',
    personName: (seat) => `Spieler ${seat}`,
  },
  levels: { 1: 'Hirte', 2: 'Töpfer', 3: 'Kaufmann', 4: 'Schreiber', 5: 'König' },
  colours: { lapis: 'Lapis, Keil', carnelian: 'Karneol, Ring', malachite: 'Malachit, Kreuz', saffron: 'Safran, Stern' },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Aussehen',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Ohne Warten' },
    confirm: 'Nachfragen, bevor ein Zug endet oder gewürfelt wird',
    keys: 'Tasten',
  },
  update: { ready: 'Eine neue Fassung ist da.', now: 'Jetzt verwenden', later: 'Später' },
  home: 'Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Einen Augenblick …',
  fault: 'Etwas ist schiefgegangen.',
};
