import { pluralOf } from '@shinar/words';

const n = pluralOf('en');

export const explore = {
  title: 'Studies',
  about: 'Private copies of games where you can try other lines. They stay on this device, even after you export them.',
  none: 'No studies yet. Open a game and choose “Explore from here”.',
  here: 'Explore from here',
  titleOf: (game: string) => `Study: ${game}`,
  name: 'Study name',
  lines: 'Lines',
  start: 'Start',
  comment: 'Comment',
  commentHint: 'Saved as you type.',
  draw: 'Draw at random',
  bot: 'Let a bot play this move',
  botThinking: 'Bot is thinking…',
  level: 'Bot',
  cut: 'Delete from here',
  promote: 'Make main line',
  export: 'Export study',
  import: 'Import a study',
  importFailed: 'Couldn’t open this study:',
  drop: 'Delete',
  dropAsk: 'Delete this study? This can’t be undone.',
  missing: 'This study isn’t on this device.',
  full: 'This study is full. Delete lines you no longer need.',
  steps: (count: number) => n(count, { one: '1 position', other: `${count} positions` }),
  step: (number: number, text: string) => `${number}. ${text}`,
};
