import { pluralOf } from '@shinar/words';

const n = pluralOf('en');

export const puzzles = {
  title: 'Puzzles',
  about: 'Positions from bot games with one clearly best move. Even weak bots solve grade 1; only strong ones solve grade 5.',
  daily: 'Puzzle of the day',
  dailyAbout: 'The same for everyone.',
  streak: (days: number) => n(days, { one: 'Solved 1 day in a row.', other: `Solved ${days} days in a row.` }),
  grade: (grade: number) => `Grade ${grade}`,
  puzzle: (number: number) => `Puzzle ${number}`,
  titleOf: (game: string, number: number) => `${game}, puzzle ${number}`,
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  solved: 'solved',
  seen: 'solution seen',
  find: (name: string) => `Find the best move for ${name}.`,
  wrong: (share: string, best: string) => `Not the best move: about ${share} to win. There’s one that gives about ${best}.`,
  looking: 'Checking your move…',
  gains: (reasons: string) => `The best move: ${reasons}`,
  right: 'Correct!',
  answer: (step: string) => `Best move: ${step}.`,
  second: (step: string) => `Second best: ${step}.`,
  worth: (best: string, next: string) => `About ${best} to win; the next best gives ${next}.`,
  show: 'Show solution',
  again: 'Try again',
  next: 'Next puzzle',
  missing: 'There’s no such puzzle.',
};
