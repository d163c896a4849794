/** A fourth game takes one folder and one line of the catalogue: Marsh, from the testkit. After that, every room of the house must know it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBot, readSpec } from '@shinar/bots';
import { manifests } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, draw, MoveList, Play, playStep, readRecord, SeededDice } from '@shinar/core';
import { choicesIn, type GameUi, offerOf } from '@shinar/table';
import { checkPicks } from '@shinar/table/testing';
import { LANGUAGES } from '@shinar/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTable } from '../../apps/cli/src/play/open.ts';
import { Talk } from '../../apps/cli/src/play/talk.ts';
import { shinarHere } from '../../apps/cli/src/testing.ts';
import { speak } from '../../apps/cli/src/words/voice.ts';
import { Follower, newTicket } from '../../apps/server/src/testing/game.ts';
import { type TestServer, testServer, Visitor } from '../../apps/server/src/testing/server.ts';

/** The one line. */
vi.mock('../../packages/catalogue/src/games.ts', async (original) => ({
  ...(await original<object>()),
  marsh: (await import('../../packages/testkit/marsh/game.ts')).marsh,
}));

const ID: string = 'marsh';
const manifest = manifests.find(({ id }) => id === ID)!;
const folder = mkdtempSync(join(tmpdir(), 'shinar-fourth-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the catalogue has it, the lightest first', () => {
  expect(manifests[0]).toBe(manifest);
  expect(gameOf(ID).rules.seats).toEqual(manifest.seats);
  for (const language of LANGUAGES) expect(manifest.cover[language].line).not.toBe('');
});

test('a bot plays it, and well', () => {
  const game = gameOf(ID);
  const wins = Array.from({ length: 10 }, (_, seed) => {
    const play = new Play(game, 2);
    const dice = new SeededDice(seed);
    const list = new MoveList();
    const bot = createBot(withBots(game), readSpec('greedy', 'bot'), { players: 2, clock: performance, seed });
    while (!play.over) {
      game.rules.legal(play.state, list);
      const actor = game.rules.actor(play.state);
      if (actor === CHANCE) play.move(draw(game.rules, play.state, list, dice));
      else play.move(actor === 0 ? bot.choose(play.state) : list.codes[dice.below(list.length)]!);
    }
    return play.record().result!.winners.includes(0);
  });
  expect(wins.filter(Boolean).length).toBeGreaterThan(7);
});

describe('in the terminal', () => {
  test('it is simulated, verified and told', async () => {
    const simulated = await shinarHere('simulate', ID, '--players', '3', '--games', '3', '--seed', '1');
    expect(simulated).toMatchObject({ code: 0, err: '' });
    const file = join(folder, 'games.jsonl');
    writeFileSync(file, simulated.out);
    expect(await shinarHere('verify', file)).toMatchObject({ code: 0, out: '3 right, 0 wrong\n' });
    expect((await shinarHere('replay', file, '--lang', 'fr')).out).toMatch(/Marais, 3 joueurs[\s\S]*Place \d coupe un roseau\u00a0: étang/);
    expect((await shinarHere('--help')).out).toContain('  marsh ');
  });
});

test('a person plays it in the terminal to the end', async () => {
  const said: string[] = [];
  const wishes = { game: gameOf(ID), players: 2, seat: 0, bot: 'lively', board: undefined, seed: undefined };
  const table = await openTable(join(folder, 'talk.json'), wishes, await speak('en'));
  const terminal = { width: 100, ask: async () => '1', say: async (text: string) => void said.push(text) };
  expect(await new Talk(table, terminal, true).run()).toBe(true);
  expect(said.join('\n')).toMatch(/Cut, sail or rest[\s\S]* {2}1 cut +Seat 0 cuts a reed in/);
});

describe('on the screen', () => {
  test('every move is picked in one way, in every language, and the board offers its picks', async () => {
    const ui: GameUi = await manifest.screen();
    const spoken = await Promise.all(LANGUAGES.map((language) => ui.words(language, ['Amar', 'Belit', 'Iddin'])));
    expect(checkPicks(ui, spoken, 3, 1)).toEqual([]);
    const play = new Play(gameOf(ID), 2);
    playStep(play, { by: 'chance', do: 'berths', pools: ['reed', 'frog'] }, 'berths');
    playStep(play, { by: 'chance', do: 'weather', tiles: ['sun', 'rain'] }, 'weather');
    const { state } = play;
    const { tokens } = offerOf(choicesIn(ui, state), []);
    const words = await ui.words('en', ['Amar', 'Belit']);
    const props = {
      game: ui.game,
      state,
      words,
      seats: [
        { name: 'Amar', colour: 'lapis' as const },
        { name: 'Belit', colour: 'saffron' as const },
      ],
      chosen: [],
      offered: tokens,
      preview: undefined,
      events: [],
      step: 0,
      pace: 0,
      wide: true,
      onPick() {},
      onPoint() {},
    };
    const markup = renderToStaticMarkup(createElement(ui.Board, props));
    expect(markup.match(/data-token="pool:/g)).toHaveLength(8);
    expect([...tokens].filter((token) => ui.drawn(token)).sort()).toEqual(['pool:crane', 'pool:heron']);
    expect(markup.match(/class="target offered"/g)).toHaveLength(2);
    expect(markup).toContain('Amar’s boat');
    expect(renderToStaticMarkup(createElement(await manifest.picture()))).toContain('<svg');
  });
});

describe('at a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  test('a table of it is made and played to the end, and its record proves the draws', async () => {
    const [amar, belit] = [await Visitor.guest(server.url, 'Amar'), await Visitor.guest(server.url, 'Belit')];
    const { id } = await amar.table({ game: ID, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await belit.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    const follower = new Follower(ID, 2);
    const catchUp = async () =>
      follower.follow((await amar.must<{ entries: [] }>('GET', `/api/tables/${id}/log?from=${follower.length}`)).entries);
    await catchUp();
    while (!follower.play.over) {
      const person = follower.actor === 0 ? amar : belit;
      await person.must('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step: follower.any() });
      await catchUp();
    }
    const record = await amar.must<object>('GET', `/api/tables/${id}/record`);
    const file = join(folder, 'played.json');
    writeFileSync(file, JSON.stringify(record));
    expect(readRecord(JSON.stringify(record)).game).toBe(ID);
    expect(await shinarHere('verify', file)).toMatchObject({ code: 0, out: '1 right, 0 wrong\n' });
  });
});
