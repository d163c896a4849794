export const tutorial = {
  title: 'Learn',
  of: (game: string) => `Learn ${game}`,
  intro:
    'A guided first game in small steps: you make real moves on the real board and learn why they’re good. Ten to fifteen minutes, in as many sittings as you like.',
  newcomer: 'New here? Learn one of the games first: ten minutes, right on the board.',
  lesson: (lesson: number, of: number) => `Lesson ${lesson} of ${of}`,
  begin: 'Start',
  resume: 'Continue',
  again: 'Repeat lesson',
  next: 'Next lesson',
  finished: 'Well done! You know how to play. The rest is practice.',
  play: 'Play my first game',
  all: 'Lessons',
  done: 'done',
  missing: 'There’s no such lesson.',
};
