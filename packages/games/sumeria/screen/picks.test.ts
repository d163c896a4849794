import { CHANCE, MoveList, NOBODY, SeededDice } from '@shinar/core';
import { choicesIn, offerOf } from '@shinar/table';
import { checkPicks } from '@shinar/table/testing';
import { LANGUAGES } from '@shinar/words';
import { expect, test } from 'vitest';
import { type BoardData, SLOTS_ABOVE, sumeria } from '../rules/index.ts';
import { placesOf, tileToken } from '../words/tokens.ts';
import { sumeriaUi } from './index.ts';

const NAMES = ['Anna', 'Bo', 'Cato', 'Dara'];

test.each(LANGUAGES.flatMap((language, i) => [3, 4].map((players) => [language, players, 10 * i + players] as const)))(
  '%s, %i players, seed %i: every legal move can be picked, and has words',
  async (language, players, seed) => {
    expect(checkPicks(sumeriaUi, [await sumeriaUi.words(language, NAMES)], players, seed)).toEqual([]);
  },
);

test('S7.3, S7.4 the tiles above another state may not be taken, and tell why', () => {
  const { rules } = sumeria;
  const state = rules.setup(3);
  const dice = new SeededDice(7);
  const list = new MoveList();
  let alike = 0;
  while (rules.actor(state) !== NOBODY) {
    list.clear();
    rules.legal(state, list);
    if (/^take-(one|two)$/.test(rules.prompt(state)?.task ?? '')) {
      const choices = choicesIn(sumeriaUi, state);
      const own = SLOTS_ABOVE[state.scored]!.map(tileToken);
      expect([...offerOf(choices, []).tokens].sort()).toEqual(own);
      for (const [slot, tile] of state.above.entries()) {
        const token = tileToken(slot);
        if (tile < 0 || own.includes(token)) continue;
        if (own.some((_, i) => state.above[SLOTS_ABOVE[state.scored]![i]!] === tile)) alike++;
        const [meant] = sumeriaUi.meant(state, [], token);
        expect(rules.refuse(state, meant!)?.reason).toBe('tile-not-above');
      }
    }
    rules.apply(state, list.codes[dice.below(list.length)]!);
  }
  expect(alike).toBeGreaterThan(0);
});

test('S3.1 gains speak of a later round only if there is one, and of tiles of one kind together', async () => {
  const { rules } = sumeria;
  const words = await sumeriaUi.words('en', NAMES);
  const state = rules.setup(3);
  const dice = new SeededDice(8);
  const list = new MoveList();
  const later = new Set<number>();
  const taken = new Set<string>();
  while (rules.actor(state) !== NOBODY) {
    list.clear();
    rules.legal(state, list);
    for (const move of rules.actor(state) === CHANCE ? [] : list.toArray().map((code) => rules.decode(code))) {
      if (words.gains!(move, state).some((line) => /later round/.test(line))) later.add(state.round);
      if (move.type === 'take') taken.add(words.advise!(move, state));
    }
    rules.apply(state, list.codes[dice.below(list.length)]!);
  }
  expect([...later]).toEqual([0, 1, 2, 3, 4]);
  expect([...taken].filter((text) => / (\w+) and \1$/.test(text))).toEqual([]);
  expect([...taken].some((text) => /^Take 2 \w+ tiles$/.test(text))).toBe(true);
});

test('every place that is not offered has a reason', () => {
  const { rules } = sumeria;
  const tokens = placesOf(sumeria.board.data as BoardData).map(({ token }) => token);
  const state = rules.setup(4);
  const dice = new SeededDice(5);
  const list = new MoveList();
  while (rules.actor(state) !== NOBODY) {
    const asked = rules.prompt(state)?.task;
    if (rules.actor(state) !== CHANCE && (asked === 'place-trader' || asked === 'take-turn')) {
      const offered = offerOf(choicesIn(sumeriaUi, state), []).tokens;
      for (const token of tokens.filter((each) => !offered.has(each))) {
        const refusals = sumeriaUi.meant(state, [], token).map((move) => rules.refuse(state, move)?.reason);
        expect(['place-occupied', 'reserve-empty']).toContain(refusals[0]);
      }
    }
    list.clear();
    rules.legal(state, list);
    rules.apply(state, list.codes[dice.below(list.length)]!);
  }
});
