import { phrasesOf, pluralOf } from '@shinar/words';
import type { Messages } from './en.ts';

const n = pluralOf('de');
const { and } = phrasesOf('de');
const moves = (count: number): string => n(count, { one: '1 Zug', other: `${count} Züge` });
const movesAfter = (count: number): string => n(count, { one: '1 Zug', other: `${count} Zügen` });

export const messages: Messages = {
  play: {
    starts: (seat, players) => `Die Partie beginnt. Du sitzt auf Platz ${seat} von ${players}. Mit „help“ erfährst du, was du tun kannst.`,
    continues: (count, seat, players) =>
      `Die Partie geht nach ${movesAfter(count)} weiter. Du sitzt auf Platz ${seat} von ${players}. Mit „help“ erfährst du, was du tun kannst.`,
    fixed: (commitment) => `Die Ziehungen legt der Startwert mit diesem SHA-256 fest: ${commitment}`,
    kept: (file, seed) => `Die Partie wird in ${file} gespeichert, der Startwert bis zum Ende in ${seed} (nicht hineinschauen).`,
    left: (file, command) => `Die Partie ist in ${file} gespeichert. Weiter geht es mit: ${command}`,
    youWin: 'Du gewinnst!',
    wins: (name) => `${name} gewinnt!`,
    shared: (names) => `Geteilter Sieg: ${and(names)}.`,
    revealed: (command) => `Der Startwert ist jetzt bekannt. Die ganze Partie prüfst du mit: ${command}`,
    asked: (seat, prompt) => `Du bist am Zug (Platz ${seat}). ${prompt}`,
    pause: 'Enter: weiter; undo: Zug zurücknehmen.',
    pauseMore: 'Enter: weiter; undo: Zug zurücknehmen; help: alles Weitere.',
    takenBack: 'Zurückgenommen.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen: Der letzte Zug war nicht deiner.',
    noSuchNumber: (number, most) => `Einen Zug ${number} gibt es nicht. Wähle eine Zahl von 1 bis ${most}.`,
    noSuchText: 'Auch in der Liste kommt das in keinem Zug vor. Mit „help“ erfährst du, was du tun kannst.',
    more: (count) => `… und noch ${count}: Tippe „more“ oder einen Teil des Textes`,
    no: 'Nein',
    allowed: 'Dieser Zug ist erlaubt.',
    sayWhich: 'Sag dazu, welchen Zug du meinst: why move kish ur.',
    notYourTurn: 'Du bist nicht am Zug. Mit Enter geht es weiter.',
    saved: (file) => `Die Partie ist bis zum letzten Zug in ${file} gespeichert.`,
    copied: (file) => `Kopie in ${file} gespeichert.`,
    help: `Zahl         spielt diesen Zug der Liste
Text         zeigt die Züge mit diesem Text, etwa einem Ort; ein ganzer Zug wie „move kish ur“ wird gespielt
why ZUG      sagt, warum ein Zug nicht geht: why move kish ur, oder als JSON: why {"do":"move","from":"kish","to":"ur"}
undo         nimmt deinen letzten Zug zurück, solange danach nichts gezogen wurde und niemand sonst gespielt hat
more         zeigt mehr von einer langen Liste; Enter zeigt die Liste noch einmal
board        zeichnet den Spielplan      score   sagt, woher die Punkte kommen
log          erzählt die Partie          save    sagt, wo die Partie gespeichert ist; save DATEI schreibt eine Kopie
help         dieser Text                 quit    hört auf; derselbe Befehl macht später weiter`,
  },
  total: 'gesamt',
  replay: {
    game: (name, players, board, rules) => `${name}, ${players} Spieler, Spielplan ${board}, Regeln ${rules}`,
    checked: 'Ziehungen: alle mit dem Startwert geprüft',
    fixed: (commitment) => `Ziehungen: festgelegt vom Startwert mit SHA-256 ${commitment}`,
    unproved: 'Ziehungen: ohne bekannten Startwert',
    won: (count, names, scores) => `${moves(count)}; Sieg: ${and(names)}, ${scores.join(' zu ')}`,
    unfinished: (count) => `${moves(count)}; nicht zu Ende gespielt`,
  },
  verify: {
    progress: (games, wrong) => n(games, { one: `1 Partie, davon ${wrong} falsch`, other: `${games} Partien, davon ${wrong} falsch` }),
    right: (right, wrong) => `${right} richtig, ${wrong} falsch`,
    unfinished: (right, unfinished, wrong) => `${right} richtig (davon ${unfinished} nicht zu Ende gespielt), ${wrong} falsch`,
  },
  analysis: {
    chances: 'Siegchancen',
    before: (move) => `vor Zug ${move}`,
    end: 'am Ende',
    now: 'jetzt',
    lost: 'Durch eigene Züge verloren',
    lucky: 'Durch Glück gewonnen',
    verdicts: { blunder: 'Patzer', mistake: 'Fehler', slip: 'Ungenauigkeit' },
    verdictCounts: { blunder: 'Patzer', mistake: 'Fehler', slip: 'Ungenauigkeiten' },
    none: 'Keine Wendepunkte.',
    turns: 'Wendepunkte, die größten zuerst:',
    luck: 'Glück',
    better: 'besser',
    points: (points) => `${points} Punkte`,
    because: 'Gründe:',
  },
  usage: {
    noCommand: (name) => `Den Befehl „${name}“ gibt es nicht.`,
    missing: (what) => `${what} fehlt.`,
    tooMany: (what) => `„${what}“ ist zu viel.`,
    noOption: (option) => `Die Option ${option} gibt es nicht.`,
    needsValue: (option) => `${option} braucht einen Wert.`,
    takesNone: (option) => `${option} braucht keinen Wert.`,
    fewBots: '--bots braucht mindestens zwei Bots, etwa --bots king,greedy.',
    see: (command) => `Siehe: ${command}`,
  },
  problems: {
    'no-such-file': 'Diese Datei gibt es nicht.',
    'not-a-file': 'Das ist ein Ordner, keine Datei.',
    'no-permission': 'Dafür fehlt dir hier die Berechtigung.',
    'read-only': 'Hier lässt sich nichts speichern.',
    'disk-full': 'Der Datenträger ist voll.',
    tooLong: 'Eine Zeile ist länger, als eine Partie sein kann.',
    notText: 'Das ist kein UTF-8-Text.',
    empty: 'Hier ist keine Partie.',
    noSuchRecord: (count, wanted) => `Eine Partie ${wanted} gibt es nicht: Die Datei enthält ${count}, gezählt ab 0.`,
    notCommitted: 'Diese Partie wurde nicht mit play begonnen. Du kannst sie nur noch einmal ansehen.',
    over: 'Diese Partie ist zu Ende. Sieh sie dir mit replay an oder nenne mit --record eine andere Datei.',
    noSeed: 'Ohne den Startwert dieser Partie können die Ziehungen nicht wie festgelegt weitergehen.',
    otherSeed: (file) => `Das ist nicht der Startwert, mit dem ${file} begonnen wurde.`,
    otherGame: (file, is) =>
      `Die Partie in ${file} ist eine andere${is === undefined ? '' : `: Dort steht ${is}`}. Nenne mit --record eine andere Datei.`,
  },
};
