import { CHANCE, draw, MoveList, NOBODY, SeededDice, type Tagged } from '@shinar/core';
import { livelyChooser } from '@shinar/testkit';
import { LANGUAGES, seatNames } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import { games } from '../src/rules.ts';
import { loadTerminals } from '../src/terminal.ts';

const COLUMNS = 120;
const UNSAID = /undefined|NaN|\[object|=>/;

describe.each(Object.values(games).map((game) => [game.rules.id, game] as const))('%s', (_, game) => {
  test.each(LANGUAGES)('a lively game is told in %s, on a board that fits a terminal', async (language) => {
    const { rules } = game;
    const players = rules.seats[1];
    const words = (await loadTerminals(language))(game, seatNames(language, players));
    const said: string[] = [];
    const boards: string[] = [];
    const list = new MoveList();
    const dice = new SeededDice(5, 0);
    const choose = livelyChooser();
    const state = rules.setup(players);
    while (rules.actor(state) !== NOBODY) {
      said.push(words.prompt(rules.prompt(state)!, [], new Set()));
      rules.legal(state, list);
      const code = rules.actor(state) === CHANCE ? draw(rules, state, list, dice) : choose(rules, state, list, dice);
      const events: Tagged[] = [];
      rules.apply(state, code, (event) => events.push(event));
      said.push(...words.events(events));
      boards.push(...words.board(state).split('\n'));
    }
    for (let seat = 0; seat < players; seat++) said.push(...rules.score(state, seat).map(({ source }) => words.source(source)));
    expect([...said, ...boards].filter((line) => UNSAID.test(line))).toEqual([]);
    expect(boards.filter((line) => line.length > COLUMNS)).toEqual([]);
    if (language === 'fr') expect([...said, ...boards].filter((line) => / [:;!?]/.test(line))).toEqual([]);
  });
});
