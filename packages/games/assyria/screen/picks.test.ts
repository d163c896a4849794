import { isDeepStrictEqual } from 'node:util';
import { CHANCE, draw, MoveList, NOBODY, SeededDice } from '@shinar/core';
import { choicesIn, offerOf, pickedAfter, previewOf, type Token } from '@shinar/table';
import { checkPicks } from '@shinar/table/testing';
import { LANGUAGES } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import {
  type Assyria,
  type AssyriaState,
  assyria,
  CARD_NAMES,
  columns,
  DIGNITARIES,
  hexesAround,
  IN_PLAY,
  MULTIPLIER,
  PHASE,
  VERTICES,
} from '../rules/index.ts';
import { dealtIn, handOf, range } from '../words/position.ts';
import { textOf } from '../words/text.ts';
import { buyToken, columnToken, dealtToken, dignitaryToken, END, handToken, hexToken, stepToken, vertexToken } from '../words/tokens.ts';
import { assyriaUi } from './index.ts';

const NAMES = ['Anna', 'Bo', 'Cato', 'Dara'];
const { rules } = assyria;
const BROKEN = /undefined|NaN|\[object/;

const twice = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

/** Every position of a random game in which a seat acts. */
function* positions(players: number, seed: number): Generator<AssyriaState> {
  const state = rules.setup(players);
  const dice = new SeededDice(seed);
  const list = new MoveList();
  while (rules.actor(state) !== NOBODY) {
    rules.legal(state, list);
    if (rules.actor(state) !== CHANCE) yield state;
    rules.apply(state, rules.actor(state) === CHANCE ? draw(rules, state, list, dice) : list.codes[dice.below(list.length)]!);
  }
}

/** All that the board may draw as a target. */
const drawnIn = (state: AssyriaState): Token[] => [
  ...range(IN_PLAY[4]).map(hexToken),
  ...VERTICES.filter((vertex) => hexesAround(vertex).every((hex) => hex < IN_PLAY[state.players as 2])).map(vertexToken),
  ...handOf(state, rules.actor(state)).map(({ card }) => handToken(card)),
  ...dealtIn(state).map(({ card }) => dealtToken(card)),
  ...range(columns(state)).map(columnToken),
  ...CARD_NAMES.map((_, card) => buyToken(card)),
  ...DIGNITARIES.map((_, dignitary) => dignitaryToken(dignitary)),
  ...MULTIPLIER.map((_, step) => stepToken(step)),
];

describe.each([2, 3, 4])('%i players', (players) => {
  test('every legal move can be picked and has words, in every language', async () => {
    const words = await Promise.all(LANGUAGES.map((language) => assyriaUi.words(language, NAMES)));
    expect(checkPicks(assyriaUi, words, players, players)).toEqual([]);
  });

  test('every target that is not offered tells why not, by a clause and in words', async () => {
    const words = await assyriaUi.words('en', NAMES);
    const wrong: string[] = [];
    for (const state of positions(players, 20 + players)) {
      const choices = choicesIn(assyriaUi, state);
      for (const chosen of [
        [],
        ...choices
          .map(({ picks }) => picks.flat().slice(0, -1))
          .filter(({ length }) => length > 0)
          .slice(0, 2),
      ]) {
        for (const token of drawnIn(state)) {
          const meant = () =>
            assyriaUi
              .meant(state, chosen, token)
              .map((move) => rules.refuse(state, move))
              .find((each) => each !== undefined);
          const picked = pickedAfter(choices, chosen, token, meant);
          if (!('refusal' in picked)) continue;
          const { refusal } = picked;
          const said = refusal !== undefined && /^A\d/.test(refusal.clause) ? words.refusal(refusal) : 'undefined';
          if (BROKEN.test(said)) wrong.push(`${token} after ${chosen.join()} in phase ${state.phase}: ${refusal?.clause} ${said}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('A6.1 another card begins the feeding anew', () => {
    let begun = 0;
    const refused: string[] = [];
    for (const state of positions(players, 30 + players)) {
      const choices = choicesIn(assyriaUi, state);
      const cards = [...offerOf(choices, []).tokens].filter((token) => token.startsWith('hand:'));
      for (const first of new Set(choices.filter(({ picks }) => picks.length > 1).map(({ picks }) => picks[0] as Token))) {
        for (const other of cards.filter((card) => card !== first)) {
          if (assyriaUi.meant(state, [first], other).length > 0) refused.push(`${other} after ${first}`);
          begun++;
        }
      }
    }
    expect(refused).toEqual([]);
    expect(begun).toBeGreaterThan(0);
  });

  test('the text has a button for every offer, and nothing twice, in every language', async () => {
    const spoken = await Promise.all(LANGUAGES.map((language) => assyriaUi.words(language, NAMES)));
    const wrong: string[] = [];
    for (const state of positions(players, 40 + players)) {
      const offered = [...offerOf(choicesIn(assyriaUi, state), []).tokens].filter(assyriaUi.drawn);
      for (const words of spoken) {
        const sections = assyriaUi.text(state, words);
        const lines = sections.flatMap(({ lines }) => lines);
        const buttons = new Set(lines.map(({ token }) => token));
        wrong.push(...offered.filter((token) => !buttons.has(token)), ...lines.map(({ text }) => text).filter((text) => BROKEN.test(text)));
        wrong.push(...sections.flatMap(({ lines: own }) => twice(own.map(({ token, text }) => token ?? text))));
        wrong.push(...twice(sections.map(({ title }) => title)));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('A7 who can do nothing more is asked to end, whatever camels are left; else the question names what can be done, and nothing else', async () => {
    const words = await assyriaUi.words('en', NAMES);
    let ends = 0;
    const wrong: string[] = [];
    for (const seed of range(8)) {
      for (const state of positions(players, 80 + seed)) {
        const { tokens } = offerOf(choicesIn(assyriaUi, state), []);
        const asked = words.prompt(rules.prompt(state)!, [], tokens);
        const only = tokens.size === 1 && tokens.has(END);
        if ([words.messages.onlyEnd, words.messages.tasks.act({ camels: 0 })].includes(asked) !== only)
          wrong.push(`seed ${80 + seed}: ${asked}`);
        if (asked === words.messages.onlyEnd) ends++;
        if (state.phase !== PHASE.actions || only) continue;
        const moves = new Set(choicesIn(assyriaUi, state).map(({ move }) => move.type));
        const said = Object.entries(words.messages.actions).flatMap(([action, name]) => (asked.includes(name) ? [action] : []));
        if (!isDeepStrictEqual(new Set(['end', ...said]), moves)) wrong.push(`seed ${80 + seed}: ${asked}, and one can ${[...moves]}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(ends).toBeGreaterThan(0);
  });

  test('A9.1 camels kept in the last turn are for points', async () => {
    const words = await assyriaUi.words('en', NAMES);
    const { saved, savedForPoints, spent } = words.messages.gains;
    const said = new Set<string>();
    for (const state of positions(players, 50 + players)) {
      const end = choicesIn(assyriaUi, state).find(({ move }) => move.type === 'end');
      if (end === undefined) continue;
      const camels = state.camels[rules.actor(state)]!;
      const last = state.reign === 2 && state.turn === 2;
      const kept = words.messages.camels(camels);
      const [told] = words.gains!(end.move, state);
      expect(told).toBe(camels === 0 ? spent : last ? (camels > 1 ? savedForPoints(kept) : undefined) : saved(kept));
      said.add(`${last}`);
    }
    expect(said.size).toBe(2);
  });

  test('prompts and notes read well', async () => {
    const words = await assyriaUi.words('en', NAMES);
    const lines: string[] = [];
    for (const state of positions(players, 60 + players)) {
      const choices = choicesIn(assyriaUi, state);
      for (const { move, picks } of choices.slice(0, 6)) {
        const said = assyriaUi.notes!(state, previewOf<Assyria>(assyria, state, move), words);
        lines.push(...said, words.prompt(rules.prompt(state)!, picks.flat().slice(0, -1), new Set()));
      }
    }
    expect(lines.filter((line) => BROKEN.test(line))).toEqual([]);
  });
});

test('A4.1 at the end the text view tells of the last turn, and no card is left', async () => {
  const words = await assyriaUi.words('en', NAMES);
  let last = rules.setup(4);
  for (const state of positions(4, 7)) last = state;
  expect(last.phase).toBe(PHASE.over);
  const [section] = textOf(last, words);
  expect(section!.lines.map(({ text }) => text).slice(0, 2)).toEqual(['Reign 3, turn 3', 'Expansion cards this reign: none']);
});
