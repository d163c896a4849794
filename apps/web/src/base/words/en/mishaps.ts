/** What the app says when part of it breaks. These words are always there, even if the others can't be loaded. */
export const mishaps = {
  title: 'Something went wrong',
  broken: 'This page has stopped working. That’s our mistake, not yours.',
  hiccup: 'If anything looks odd, reload the page.',
  missing: 'Part of Shinar couldn’t be loaded. Check your connection, then try again.',
  unread: 'Shinar can’t read what’s saved in this browser right now. Try again in a moment.',
  away: 'The server isn’t answering right now. Try again in a moment.',
  updating: 'There’s a new version of Shinar. One moment, it’s loading…',
  outdated: 'There’s a new version of Shinar. Reload the page to go on.',
  wait: 'One moment…',
  slow: 'This is taking longer than usual.',
  cannotOpen: 'This game can’t be opened.',
  notSaving:
    'Shinar can’t save anything in this browser: storage is blocked or full. Play on, but save your game as a file before you close the page.',
  retry: 'Try again',
  reload: 'Reload the page',
  save: 'Save the game as a file',
  drop: 'Delete',
  home: 'Home',
  close: 'Close',
  details: 'Details',
};
export type MishapWords = typeof mishaps;
