import { afterTheFlood } from '@shinar/after-the-flood';
import { CHANCE, draw, MoveList, Play, SeededDice } from '@shinar/core';
import { livelyChooser } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { afterTheFloodWords as words } from './after-the-flood.ts';

const COLUMNS = 100;
const UNSAID = /undefined|NaN|\?/;

test('a lively game of After the Flood is told in words, on a board of a hundred columns', () => {
  const { rules } = afterTheFlood;
  const dice = new SeededDice(5, 0);
  const choose = livelyChooser();
  const list = new MoveList();
  const play = new Play(afterTheFlood, 3);
  const said: string[] = [];
  const boards: string[] = [];
  while (!play.over) {
    const { state } = play;
    const prompt = rules.prompt(state);
    if (prompt) said.push(words.prompt(prompt));
    rules.legal(state, list);
    const code = rules.actor(state) === CHANCE ? draw(rules, state, list, dice) : choose(rules, state, list, dice);
    said.push(words.move(rules.decode(code), state));
    play.move(code, (event) => said.push(words.event(event, state)));
    boards.push(...words.board(state).split('\n'));
  }
  for (const seat of [0, 1, 2]) said.push(...rules.score(play.state, seat).map(({ source }) => words.source(source)));
  expect([...said, ...boards].filter((line) => UNSAID.test(line))).toEqual([]);
  expect(boards.filter((line) => line.length > COLUMNS)).toEqual([]);
});
