import { phrasesOf, pluralOf } from '@shinar/words';
import type { Messages } from './en.ts';

const n = pluralOf('nl');
const { and } = phrasesOf('nl');
const moves = (count: number): string => n(count, { one: '1 zet', other: `${count} zetten` });

export const messages: Messages = {
  play: {
    starts: (seat, players) => `De partij begint. Je hebt plaats ${seat} van ${players}. Typ “help” om te zien wat je kunt doen.`,
    continues: (count, seat, players) =>
      `De partij gaat verder na ${moves(count)}. Je hebt plaats ${seat} van ${players}. Typ “help” om te zien wat je kunt doen.`,
    fixed: (commitment) => `De trekkingen liggen vast door de startwaarde met deze SHA-256: ${commitment}`,
    kept: (file, seed) => `De partij wordt bewaard in ${file}, de startwaarde tot het einde in ${seed} (niet spieken).`,
    left: (file, command) => `De partij is bewaard in ${file}. Verdergaan doe je met: ${command}`,
    youWin: 'Je wint!',
    wins: (name) => `${name} wint!`,
    shared: (names) => `Gedeelde overwinning: ${and(names)}.`,
    revealed: (command) => `De startwaarde is nu openbaar. Controleer de hele partij met: ${command}`,
    asked: (seat, prompt) => `Jij bent aan de beurt (plaats ${seat}). ${prompt}`,
    pause: 'Enter: verder; undo: zet terugnemen.',
    pauseMore: 'Enter: verder; undo: zet terugnemen; help: wat je nog meer kunt typen.',
    takenBack: 'Teruggenomen.',
    nothingToUndo: 'Er valt niets terug te nemen: de laatste zet was niet van jou.',
    noSuchNumber: (number, most) => `Er is geen zet ${number}. Kies een getal van 1 tot en met ${most}.`,
    noSuchText: 'Ook in de lijst is er geen zet met die tekst. Typ help om te zien wat je kunt doen.',
    more: (count) => `… en nog ${count}: typ “more” om ze te zien, of typ een deel van hun tekst`,
    no: 'Nee',
    allowed: 'Die zet mag.',
    sayWhich: 'Zeg welke zet: why move kish ur.',
    notYourTurn: 'Je bent niet aan de beurt. Druk op Enter om verder te gaan.',
    saved: (file) => `De partij is tot de laatste zet bewaard in ${file}.`,
    copied: (file) => `Kopie bewaard in ${file}.`,
    help: `nummer       speelt die zet uit de lijst
tekst        toont de zetten met die tekst, zoals een plek; een hele zet, zoals “move kish ur”, wordt gespeeld
why ZET      zegt waarom een zet niet mag: why move kish ur, of als JSON: why {"do":"move","from":"kish","to":"ur"}
undo         neemt je laatste zet terug, tenzij er daarna is getrokken of een ander heeft gespeeld
more         toont meer van een lange lijst; Enter toont de lijst opnieuw
board        tekent het bord             score   zegt waar de punten vandaan komen
log          vertelt de partij na        save    zegt waar de partij is bewaard; save BESTAND maakt een kopie
help         deze tekst                  quit    stopt; met dezelfde opdracht ga je later verder`,
  },
  total: 'totaal',
  replay: {
    game: (name, players, board, rules) =>
      `${name}, ${n(players, { one: '1 speler', other: `${players} spelers` })}, bord ${board}, regels ${rules}`,
    checked: 'trekkingen: allemaal gecontroleerd met de startwaarde',
    fixed: (commitment) => `trekkingen: vastgelegd door de startwaarde met SHA-256 ${commitment}`,
    unproved: 'trekkingen: zonder openbare startwaarde',
    won: (count, names, scores) => `${moves(count)}; overwinning: ${and(names)}, ${scores.join(' tegen ')}`,
    unfinished: (count) => `${moves(count)}; niet uitgespeeld`,
  },
  verify: {
    progress: (games, wrong) => n(games, { one: `1 partij, waarvan ${wrong} fout`, other: `${games} partijen, waarvan ${wrong} fout` }),
    right: (right, wrong) => `${right} goed, ${wrong} fout`,
    unfinished: (right, unfinished, wrong) => `${right} goed (waarvan ${unfinished} niet uitgespeeld), ${wrong} fout`,
  },
  analysis: {
    chances: 'Winstkansen',
    before: (move) => `voor zet ${move}`,
    end: 'aan het eind',
    now: 'nu',
    lost: 'Verloren door eigen zetten',
    lucky: 'Gewonnen door geluk',
    verdicts: { blunder: 'Blunder', mistake: 'Fout', slip: 'Foutje' },
    verdictCounts: { blunder: 'Blunders', mistake: 'Fouten', slip: 'Foutjes' },
    none: 'Geen keerpunten.',
    turns: 'Keerpunten, de grootste eerst:',
    luck: 'Geluk',
    better: 'beter',
    points: (points) => `${points} punten`,
    because: 'vanwege',
  },
  usage: {
    noCommand: (name) => `De opdracht “${name}” bestaat niet.`,
    missing: (what) => `${what} ontbreekt.`,
    tooMany: (what) => `“${what}” is een argument te veel.`,
    noOption: (option) => `De optie ${option} bestaat niet.`,
    needsValue: (option) => `${option} heeft een waarde nodig.`,
    takesNone: (option) => `Bij ${option} hoort geen waarde.`,
    fewBots: '--bots heeft minstens twee bots nodig, zoals --bots king,greedy.',
    see: (command) => `Zie: ${command}`,
  },
  problems: {
    'no-such-file': 'Dat bestand bestaat niet.',
    'not-a-file': 'Dat is een map, geen bestand.',
    'no-permission': 'Daar heb je hier geen rechten voor.',
    'read-only': 'Hier kan niets worden bewaard.',
    'disk-full': 'De schijf is vol.',
    tooLong: 'Een regel is te lang om een partij te zijn.',
    notText: 'Dit is geen UTF-8-tekst.',
    empty: 'Er staat geen partij in.',
    noSuchRecord: (count, wanted) => `Er is geen partij ${wanted}: het bestand bevat er ${count}, geteld vanaf 0.`,
    notCommitted: 'Deze partij is niet met play begonnen. Je kunt hem alleen bekijken.',
    over: 'Deze partij is afgelopen. Bekijk hem, of noem een ander bestand met --record.',
    noSeed: 'Zonder de startwaarde kan deze partij niet verder: daarin liggen de trekkingen vast.',
    otherSeed: (file) => `Dit is niet de startwaarde waarmee ${file} is begonnen.`,
    otherGame: (file, is) =>
      `In ${file} staat een andere partij${is === undefined ? '' : ` (daar: ${is})`}. Noem een ander bestand met --record.`,
  },
};
