/** The rooms of the house, and which others each may import. A room is a folder with everything below it that is not a room of its own. */

export interface Room {
  readonly path: string;
  readonly what: string;
  readonly on: readonly string[];
}

const GAME = 'packages/games/*';
/** What every app may import. */
export const SHARED = [
  'packages/core',
  'packages/words',
  'packages/teach',
  'packages/table',
  'packages/bots',
  'packages/protocol',
  'packages/catalogue',
];
const web = (...rooms: readonly string[]): string[] => rooms.map((room) => `apps/web/src/${room}`);
const server = (...rooms: readonly string[]): string[] => rooms.map((room) => `apps/server/src/${room}`);
const BELOW_DOMAIN = ['packages/core', 'packages/catalogue', 'packages/bots', 'packages/protocol', ...server('base', 'store')];
const DOMAIN = [
  'tables',
  'house',
  'clocks',
  'play',
  'seating',
  'membership',
  'people',
  'chat',
  'bots',
  'plans',
  'ratings',
  'lists',
  'notices',
  'upkeep',
  'moderation',
  'programs',
  'pairing',
  'company',
  'deals',
  'clubs',
  'tournaments',
];
const domain = (...rooms: readonly string[]): string[] => server(...rooms.map((room) => `domain/${room}`));
const PAGES = ['start', 'setup', 'table', 'rules', 'learn', 'analysis', 'puzzles', 'explore', 'boards', 'stats'];
const UNDER_PAGES = web('base', 'kept', 'bots', 'table', 'wire');

export const ROOMS: readonly Room[] = [
  { path: 'packages/core', what: 'the contract, states, packed moves, records, refereeing, dice', on: [] },
  { path: 'packages/testkit', what: 'laws, playthroughs, perft, fuzz, rule coverage', on: ['packages/core', 'packages/testkit/marsh'] },
  {
    path: 'packages/testkit/marsh',
    what: 'a made-up game in the shape of a real one',
    on: ['packages/core', 'packages/words', 'packages/teach', 'packages/table', 'packages/bots'],
  },
  { path: 'packages/words', what: 'languages at run time: counts, lists, spaces; what a game’s words answer', on: ['packages/core'] },
  { path: 'packages/teach', what: 'what lessons, examples and puzzles are made of', on: ['packages/core', 'packages/words'] },
  { path: 'packages/bots', what: 'players, search, planning, fitting, advice, analysis: no game in it', on: ['packages/core'] },
  { path: 'packages/protocol', what: 'every message and every route, as schemas', on: ['packages/core'] },
  {
    path: 'packages/table',
    what: 'what all boards share on a screen: it draws and asks, and knows no rules',
    on: ['packages/core', 'packages/words'],
  },
  { path: `${GAME}/rules`, what: 'the engine of a game, pure', on: ['packages/core'] },
  {
    path: `${GAME}/words`,
    what: 'its sentences in four languages, and its position as text',
    on: [`${GAME}/rules`, 'packages/core', 'packages/words'],
  },
  {
    path: `${GAME}/bot`,
    what: 'how its positions are judged, its plans, levels and scripts',
    on: [`${GAME}/rules`, 'packages/core', 'packages/bots'],
  },
  {
    path: `${GAME}/screen`,
    what: 'its board, picks and panels',
    on: [`${GAME}/rules`, `${GAME}/words`, 'packages/core', 'packages/words', 'packages/table'],
  },
  {
    path: `${GAME}/teach`,
    what: 'its lessons, examples and puzzles',
    on: [`${GAME}/rules`, `${GAME}/words`, 'packages/core', 'packages/words', 'packages/teach'],
  },
  {
    path: GAME,
    what: 'its manifest: facts, and how to enter each room',
    on: ['rules', 'words', 'bot', 'screen', 'teach'].map((room) => `${GAME}/${room}`),
  },
  {
    path: 'packages/catalogue',
    what: 'the list of the games',
    on: [GAME, 'packages/core', 'packages/words', 'packages/teach', 'packages/table', 'packages/bots'],
  },
  {
    path: 'packages/catalogue/test',
    what: 'bots and words tried in all games',
    on: ['packages/core', 'packages/words', 'packages/bots', 'packages/catalogue'],
  },
  { path: 'apps/server/src/base', what: 'settings, refusals, limits, secrets, numbers', on: ['packages/protocol'] },
  {
    path: 'apps/server/src/store',
    what: 'the log and the tables of both databases',
    on: ['packages/core', 'packages/protocol', ...server('base')],
  },
  ...domainRooms(),
  { path: 'apps/server/src/gate', what: 'what every request and socket passes', on: [...BELOW_DOMAIN, ...domain(...DOMAIN)] },
  { path: 'apps/server/src/http', what: 'what each route does', on: [...BELOW_DOMAIN, ...domain(...DOMAIN), ...server('gate')] },
  { path: 'apps/server/src/live', what: 'sockets', on: [...BELOW_DOMAIN, ...domain(...DOMAIN), ...server('gate')] },
  { path: 'apps/server/src/jobs', what: 'queues and the sweep', on: [...BELOW_DOMAIN, ...domain(...DOMAIN)] },
  { path: 'apps/server/src/bus', what: 'word between processes', on: [...BELOW_DOMAIN, ...domain(...DOMAIN), ...server('live')] },
  { path: 'apps/server/src/senders', what: 'push, mail and webhooks', on: [...BELOW_DOMAIN, ...domain(...DOMAIN)] },
  {
    path: 'apps/server/src',
    what: 'all of it put together',
    on: [...BELOW_DOMAIN, ...domain(...DOMAIN), ...server('gate', 'http', 'live', 'jobs', 'bus', 'senders')],
  },
  {
    path: 'apps/server/src/testing',
    what: 'a whole server for tests',
    on: ['apps/server/src', ...BELOW_DOMAIN, ...domain(...DOMAIN), ...server('http', 'live', 'jobs', 'senders')],
  },
  {
    path: 'apps/server/scripts',
    what: 'the long runs',
    on: ['apps/server/src', 'apps/server/src/testing', ...BELOW_DOMAIN, ...domain(...DOMAIN), ...server('live', 'http')],
  },
  { path: 'apps/cli', what: '`shinar`', on: [...SHARED, 'packages/testkit', 'apps/server/src'] },
  { path: 'apps/web/src/base', what: 'routes, settings, loading, words, dialogs, faults', on: SHARED },
  { path: 'apps/web/src/kept', what: 'what is kept on this device', on: [...SHARED, ...web('base')] },
  { path: 'apps/web/src/bots', what: 'bots in a worker', on: [...SHARED, ...web('base', 'kept')] },
  { path: 'apps/web/src/table', what: 'a table on the screen', on: [...SHARED, ...web('base', 'kept', 'bots')] },
  { path: 'apps/web/src/wire', what: 'what every page at a server shares', on: [...SHARED, ...web('base', 'kept', 'bots', 'table')] },
  ...PAGES.map((page) => ({ path: `apps/web/src/pages/${page}`, what: 'a page', on: [...SHARED, ...UNDER_PAGES] })),
  { path: 'apps/web/src/pages/online', what: 'the pages at a server', on: [...SHARED, ...UNDER_PAGES] },
  {
    path: 'apps/web/src',
    what: 'the app, the only importer of pages',
    on: [...SHARED, ...UNDER_PAGES, ...web(...PAGES.map((page) => `pages/${page}`), 'pages/online')],
  },
  { path: 'apps/web/service-worker', what: 'what is kept for offline', on: [] },
  { path: 'apps/web', what: 'how the page is built', on: ['apps/web/src', 'apps/web/service-worker'] },
  {
    path: 'apps/web/e2e',
    what: 'the app in a real browser',
    on: [
      ...SHARED,
      GAME,
      ...['words', 'teach', 'rules', 'screen'].map((room) => `${GAME}/${room}`),
      'apps/web',
      'apps/web/src',
      ...UNDER_PAGES,
      ...web(...PAGES.map((page) => `pages/${page}`), 'pages/online'),
      'apps/server/src',
      'apps/server/src/testing',
      'apps/server/scripts',
      ...domain(...DOMAIN),
      ...server('base', 'senders'),
    ],
  },
  {
    path: 'apps/web/scripts',
    what: 'pictures and measures',
    on: [...SHARED, 'apps/web', 'apps/web/e2e', ...UNDER_PAGES, 'apps/server/src', 'apps/server/scripts'],
  },
  {
    path: 'scripts',
    what: '`npm start`, `npm test`, the gates',
    on: [...SHARED, 'packages/testkit', 'apps/server/src', 'apps/server/src/base', 'apps/cli'],
  },
];

function domainRooms(): Room[] {
  const on: Readonly<Record<string, readonly string[]>> = {
    tables: [],
    house: ['tables'],
    clocks: ['tables'],
    play: ['tables', 'house', 'clocks'],
    seating: ['tables', 'house', 'clocks', 'play'],
    membership: ['house', 'seating'],
    people: ['tables', 'house', 'clocks', 'play', 'seating', 'membership'],
    chat: ['tables', 'house', 'people'],
    bots: ['tables', 'house', 'play'],
    plans: ['tables', 'house', 'play'],
    ratings: ['tables', 'house'],
    lists: ['tables', 'house', 'ratings'],
    notices: ['tables', 'house', 'clocks'],
    upkeep: ['tables', 'house', 'clocks', 'play', 'people', 'chat'],
    moderation: ['house', 'people', 'upkeep'],
    programs: ['tables', 'house', 'seating', 'people'],
    pairing: ['tables', 'house', 'seating', 'ratings'],
    company: ['tables', 'house', 'seating', 'people', 'ratings', 'lists'],
    deals: ['tables', 'house', 'play', 'seating'],
    clubs: ['tables', 'house', 'seating', 'membership', 'people', 'chat', 'lists'],
    tournaments: ['tables', 'house', 'play', 'seating', 'ratings', 'pairing', 'deals', 'membership'],
  };
  return DOMAIN.map((room) => ({
    path: `apps/server/src/domain/${room}`,
    what: `the domain: ${room}`,
    on: [...BELOW_DOMAIN, ...(room === 'notices' ? ['packages/words'] : []), ...domain(...on[room]!)],
  }));
}
