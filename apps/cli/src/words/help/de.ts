import type { HelpWords } from './en.ts';

const files = 'Eine Datei enthält eine Partie je Zeile oder eine einzige Partie über mehrere Zeilen; - ist die Standardeingabe.';
const which = 'welche Partie der Datei, ab 0 gezählt (0)';

export const help: HelpWords = {
  title: 'shinar: Brettspiele aus dem Land zwischen den Flüssen',
  usage: 'Aufruf:',
  command: (name, about) => `shinar ${name}: ${about}`,
  commandLine: 'shinar BEFEHL ...',
  commands: 'Befehle:',
  games: 'Spiele:',
  players: (fewest, most) => (fewest === most ? `${most} Spieler` : `${fewest} bis ${most} Spieler`),
  more: 'Mehr dazu: shinar BEFEHL --help. Die Version: shinar --version.',
  exitCodes: 'Rückgabewerte: 0 alles in Ordnung, 1 die Eingabe ist falsch, 2 Befehl oder Option unbekannt, 70 unser Fehler.',
  options: 'Optionen:',
  withOptions: '[Optionen]',
  lang: (languages) => `die Sprache: ${languages} (en)`,
  thisText: 'dieser Text',
  about: {
    play: 'startet eine Partie gegen Bots im Terminal',
    simulate: 'lässt Bots spielen und speichert ihre Partien',
    replay: 'erzählt eine gespeicherte Partie',
    verify: 'prüft gespeicherte Partien Zug für Zug',
    analyse: 'zeigt, wo eine gespeicherte Partie entschieden wurde',
    stats: 'zeigt anhand vieler Partien, womit man gewinnt',
    board: 'gibt den Spielplan als JSON aus oder prüft eine Spielplandatei',
    fair: 'misst mit Bots, ob ein Spielplan fair ist',
    perft: 'zählt alle Zugfolgen vom Anfang an',
    bench: 'misst, wie schnell zufällige Partien laufen',
    fuzz: 'sucht mit zufälligen Partien nach Fehlern in den Regeln',
    arena: 'lässt Bots gegeneinander spielen und zeigt, wer stärker ist',
    engine: 'lässt einen unserer Bots das Engine-Protokoll sprechen',
    selfplay: 'lässt Bots spielen, um ihre Gewichte anzupassen',
    fit: 'passt die Gewichte der Bots an',
    tune: 'stellt planende Bots durch Probepartien ein',
    foresee: 'lernt für planende Bots, was aus Stellungen wird',
    puzzles: 'sucht Stellungen mit einem klar besten Zug',
    serve: 'startet einen Server, damit man auf mehreren Geräten spielen kann',
  },
  details: {
    play: `Wähl Züge mit ihrer Nummer oder tipp sie ein; „help“ erklärt während der Partie mehr. Gezogen wird fair: Vor Beginn wird der SHA-256 des
Startwerts gezeigt und gespeichert, am Ende wird der Startwert veröffentlicht, und shinar verify kann alles Gezogene nachprüfen.
Die Partie wird nach jedem Zug gespeichert, in shinar-GAME.json in diesem Ordner, wenn --record nichts anderes sagt; solange sie läuft, liegt ihr
Startwert daneben in FILE.seed. Enthält die Datei eine Partie, die noch nicht zu Ende ist, geht diese weiter. Die Eingabe darf auch aus einer Pipe kommen.`,
    replay: `Zeigt jeden Zug mit den Punkten, die er bringt, dann den Spielplan und die Punkte am Ende; mit --step nur einen Zug und den Spielplan danach.
Zuerst wird die Partie geprüft wie bei verify. ${files}`,
    verify: `Jeder Zug wird nach den Regeln noch einmal gespielt, jedes Ergebnis neu berechnet und, wo der Startwert bekannt ist, auch alles Gezogene.
Der erste Fehler jeder Partie erscheint als DATEI:ZEILE: STELLE: REGEL GRUND: SATZ; der Rückgabewert ist dann 1.
${files}`,
    analyse: `Zeigt die Siegchancen jedes Platzes im Lauf der Partie, was ihm das Glück brachte und was die eigenen Züge kosteten, und die Wendepunkte:
jeweils den besseren Zug und was er gebracht hätte. Dieselbe Partie ergibt immer dieselbe Analyse.
${files}`,
  },
  option: {
    play: {
      players: 'Zahl der Spieler (so viele, wie das Spiel erlaubt)',
      board: 'eine Spielplandatei (der Spielplan des Spiels)',
      seat: 'dein Platz, ab 0 gezählt (0)',
      bot: 'die Gegner: random, lively, greedy oder eine Stufe von 1 bis 5: herder, potter, trader, scribe, king (trader)',
      record: 'die Datei der Partie (shinar-GAME.json oder die nächste freie Nummer)',
      seed: 'der Startwert, 64 Hexadezimalziffern (zufällig)',
      quick: 'die anderen spielen sofort, ohne Pause zum Zurücknehmen',
    },
    replay: { step: 'nur dieser Zug, ab 0 gezählt', events: 'alles, was in jedem Zug geschah', game: which },
    analyse: { game: which, quick: 'ein kurzer Blick, in Sekunden', json: 'die ganze Analyse als eine Zeile JSON' },
  },
};
