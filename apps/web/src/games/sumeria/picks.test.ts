import { CHANCE, MoveList, NOBODY, SeededDice } from '@shinar/core';
import { type BoardData, sumeria } from '@shinar/sumeria';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { choicesIn, offerOf } from '../../table/picks.ts';
import { checkPicks } from '../testing.ts';
import { sumeriaUi } from './index.ts';
import { placesOf } from './names.ts';

const NAMES = ['Anna', 'Bo', 'Cato', 'Dara'];

test.each(LANGUAGES.flatMap((language, i) => [3, 4].map((players) => [language, players, 10 * i + players] as const)))(
  '%s, %i players, seed %i: every legal move can be picked, and has words',
  async (language, players, seed) => {
    expect(checkPicks(sumeriaUi, await sumeriaUi.words(language, NAMES), players, seed)).toEqual([]);
  },
);

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
