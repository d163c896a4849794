/** What the terminal itself says; what the games say is in their words. */
import { phrasesOf, pluralOf } from '@shinar/words';

const n = pluralOf('en');
const { and } = phrasesOf('en');
const moves = (count: number): string => n(count, { one: '1 move', other: `${count} moves` });

export const messages = {
  play: {
    starts: (seat: number, players: number) => `The game starts. You’re seat ${seat} of ${players}. Type “help” to see what you can do.`,
    continues: (count: number, seat: number, players: number) =>
      `The game continues after ${moves(count)}. You’re seat ${seat} of ${players}. Type “help” to see what you can do.`,
    fixed: (commitment: string) => `The draws are fixed by the seed with SHA-256 ${commitment}`,
    kept: (file: string, seed: string) => `The game is saved in ${file}. Until it ends, its seed is in ${seed} (don’t peek).`,
    left: (file: string, command: string) => `The game is saved in ${file}. To continue: ${command}`,
    youWin: 'You win!',
    wins: (name: string) => `${name} wins!`,
    shared: (names: readonly string[]) => `Shared victory: ${and(names)}.`,
    revealed: (command: string) => `The seed is now public. Check the whole game with: ${command}`,
    asked: (seat: number, prompt: string) => `You’re seat ${seat}. ${prompt}`,
    pause: 'Press Enter to continue, or type undo to take the move back.',
    pauseMore: 'Press Enter to continue, type undo to take the move back, or help for more.',
    takenBack: 'Taken back.',
    nothingToUndo: 'There’s nothing to undo: the last move wasn’t yours.',
    noSuchNumber: (number: string, most: number) => `There’s no move ${number}. Choose a number from 1 to ${most}.`,
    noSuchText: 'No move in the list has that text either. Type help to see what you can do.',
    more: (count: number) => `… and ${count} more: type “more” to see them, or part of their text`,
    no: 'No',
    allowed: 'That move is allowed.',
    sayWhich: 'Say which move, for example: why move kish ur.',
    notYourTurn: 'It’s not your turn. Press Enter to continue.',
    saved: (file: string) => `The game is saved in ${file}, up to the last move.`,
    copied: (file: string) => `Copy saved in ${file}.`,
    help: `number       plays that move of the list
text         lists the moves with that text, such as a place; a whole move, such as “move kish ur”, is played
why MOVE     says why a move isn’t allowed: why move kish ur, or as JSON: why {"do":"move","from":"kish","to":"ur"}
undo         takes back your last move, unless a draw or another player came after it
more         shows the next moves of a long list; Enter shows the list again
board        draws the board             score   shows where the points came from
log          shows the game so far       save    says where the game is saved; save FILE writes a copy
help         this text                   quit    leaves; the same command continues later`,
  },
  total: 'total',
  replay: {
    game: (name: string, players: number, board: string, rules: number) => `${name}, ${players} players, board ${board}, rules ${rules}`,
    checked: 'draws: every one checked against the seed',
    fixed: (commitment: string) => `draws: fixed by the seed with SHA-256 ${commitment}`,
    unproved: 'draws: without a published seed',
    won: (count: number, names: readonly string[], scores: readonly number[]) =>
      `${moves(count)}; won by ${and(names)}, ${scores.join(' to ')}`,
    unfinished: (count: number) => `${moves(count)}; unfinished`,
  },
  verify: {
    progress: (games: number, wrong: number) =>
      n(games, { one: `1 game, ${wrong} wrong`, other: `${games} games, ${wrong} of them wrong` }),
    right: (right: number, wrong: number) => `${right} right, ${wrong} wrong`,
    unfinished: (right: number, unfinished: number, wrong: number) => `${right} right (${unfinished} of them unfinished), ${wrong} wrong`,
  },
  analysis: {
    chances: 'Chances of winning',
    before: (move: number) => `before move ${move}`,
    end: 'at the end',
    now: 'where it stands',
    lost: 'Lost through errors',
    lucky: 'Gained by luck',
    verdicts: { blunder: 'Blunder', mistake: 'Mistake', slip: 'Slip' },
    verdictCounts: { blunder: 'Blunders', mistake: 'Mistakes', slip: 'Slips' },
    none: 'No turning points.',
    turns: 'Turning points, biggest first:',
    luck: 'Luck',
    better: 'better',
    points: (points: string) => `${points} points`,
    because: 'because of',
  },
  usage: {
    noCommand: (name: string) => `There’s no command “${name}”.`,
    missing: (what: string) => `${what} is missing.`,
    tooMany: (what: string) => `“${what}” is one argument too many.`,
    noOption: (option: string) => `There’s no option ${option}.`,
    needsValue: (option: string) => `${option} needs a value.`,
    takesNone: (option: string) => `${option} takes no value.`,
    fewBots: '--bots needs two bots or more, as in --bots king,greedy.',
    see: (command: string) => `See: ${command}`,
  },
  problems: {
    'no-such-file': 'There’s no such file.',
    'not-a-file': 'This is a folder, not a file.',
    'no-permission': 'You don’t have permission to do that here.',
    'read-only': 'This place is read-only: nothing can be saved here.',
    'disk-full': 'The disk is full.',
    tooLong: 'A line is too long to be a game.',
    notText: 'This isn’t UTF-8 text.',
    empty: 'There’s no game in it.',
    noSuchRecord: (count: number, wanted: number) => `There’s no game ${wanted}: the file has ${count}, counted from 0.`,
    notCommitted: 'This game wasn’t started with play, so it can only be replayed.',
    over: 'This game is over. Replay it, or name another file with --record.',
    noSeed: 'The seed of this game is missing, so its draws can’t continue.',
    otherSeed: (file: string) => `This isn’t the seed that ${file} was started with.`,
    otherGame: (file: string, is: string | undefined) =>
      `The game in ${file} is a different one${is === undefined ? '' : `: it has ${is}`}. Name another file with --record.`,
  },
};
export type Messages = typeof messages;
