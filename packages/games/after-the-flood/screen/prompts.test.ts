/** What is asked in After the Flood, and by how many picks. */

import { CHANCE, SeededDice } from '@shinar/core';
import { type Choice, choicesIn, offerOf, type Token } from '@shinar/table';
import { describe, expect, test } from 'vitest';
import { AREAS, afterTheFlood, EMPIRES, type Flood, PAYMENTS, placeOf } from '../rules/index.ts';
import { afterTheFlood as en } from '../words/en/index.ts';
import { empireToken, placeToken } from '../words/tokens.ts';
import { floodWords } from '../words/words.ts';
import { floodUi } from './index.ts';
import { watchGames } from './testing.ts';

const { rules } = afterTheFlood;
const words = floodWords(en, ['Anna', 'Bela', 'Cem']);
const GAMES = 6;
/** One position in so many is looked at. */
const EACH = 5;

/** The kinds of token that must glow, and those that must not, where a text asks for something. */
const { picking: p } = en;
const ASKS: readonly (readonly [text: string, glow: RegExp, not?: RegExp])[] = [
  [p.place, /good:.*(do|empire):|(do|empire):.*good:/],
  [p.placeWith, /good:/, /do:|empire:/],
  [p.deeds, /do:|empire:/, /good:/],
  [p.noWorkers, /do:/, /good:/],
  [p.good, /place:/, /good:|do:/],
  [p.count, /count:/, /good:|place:/],
  [p.city, /place:/, /good:|do:/],
  [p.cityFrom, /place:/, /good:|do:/],
  [p.tradeOn, /place:.*do:done|do:done.*place:/, /do:tool/],
  [p.toolsOn, /do:tool/, /place:/],
  [en.prompts['trade-on']({}), /place:.*do:tool|do:tool.*place:/],
  [p.tradeWhere, /place:/, /good:|do:/],
  [p.tradeGive, /good:/, /do:|get:/],
  [p.tradeGet, /get:/, /good:/],
  [p.scribeFrom, /place:/, /good:|do:/],
  [p.scribeTo, /place:/, /good:|do:/],
  [p.where, /place:/, /good:|do:/],
  [p.empire, /place:/, /good:|do:/],
  [p.extend, /do:extend/],
  [p.onlyDone, /^do:done$/],
  [p.onlyPass, /^do:pass$/],
];

const asked = (state: Flood, choices: readonly Choice[], chosen: readonly Token[]): string =>
  words.prompt(rules.prompt(state)!, chosen, offerOf(choices, chosen).tokens);

/** Up to so many picks of what glows, short of a whole move. */
function begun(choices: readonly Choice[], most: number, dice: SeededDice): Token[] {
  const chosen: Token[] = [];
  for (let i = 0; i < most; i++) {
    const tokens = [...offerOf(choices, chosen).tokens];
    const token = tokens[dice.below(tokens.length)]!;
    if (offerOf(choices, [...chosen, token]).complete !== undefined) break;
    chosen.push(token);
  }
  return chosen;
}

describe('what is asked', () => {
  test('glows, and what glows is not passed over in silence', () => {
    const dice = new SeededDice(5);
    const said = new Set<string>();
    let position = 0;
    watchGames(GAMES, (state) => {
      if (rules.actor(state) === CHANCE || position++ % EACH !== 0) return;
      const choices = choicesIn(floodUi, state);
      const row = choices[dice.below(choices.length)]!.picks.flat();
      for (const chosen of [[], begun(choices, 1, dice), begun(choices, 3, dice), row.slice(0, dice.below(row.length))]) {
        const text = asked(state, choices, chosen);
        const glows = [...offerOf(choices, chosen).tokens].join(' ');
        const [, glow, not] = ASKS.find(([known]) => known === text) ?? [];
        const where = `stage ${state.phase}, after ${chosen.join(' ')}: ${text}`;
        if (chosen.length > 0) expect(glow, where).toBeDefined();
        if (glow !== undefined) expect(glows, where).toMatch(glow);
        if (not !== undefined) expect(glows, where).not.toMatch(not);
        if (/^do:(done|pass)$/.test(glows)) expect([p.onlyDone, p.onlyPass], where).toContain(text);
        if (text === en.prompts.act({ turn: state.turn })) expect(glows, where).toMatch(/good:/);
        if (chosen.length === 0 && rules.prompt(state)!.task === 'pay-or-pass') {
          expect([/resource/, /worker/, /army/].map((kind) => kind.test(text))).toEqual(
            [/good:/, /place:/, /army:/].map((kind) => kind.test(glows)),
          );
        }
        said.add(text);
      }
    });
    expect(ASKS.filter(([text]) => !said.has(text)).map(([text]) => text)).toEqual([]);
  });

  test('F9.1 where an army was paid, Nippur asks for a deed and not for a good to place workers', () => {
    let seen = 0;
    watchGames(GAMES, (state, moves) => {
      const army = moves.find((move) => move.type === 'pay' && PAYMENTS[move.with] === 'army');
      if (army === undefined) return;
      const paid = state.clone();
      rules.apply(paid, rules.encode(army));
      const choices = choicesIn(floodUi, paid);
      for (const area of AREAS) {
        const chosen = [placeToken(placeOf(area))];
        if (!offerOf(choices, []).tokens.has(chosen[0]!)) continue;
        const goods = [...offerOf(choices, chosen).tokens].some((token) => token.startsWith('good:'));
        expect([p.place, p.placeWith].includes(asked(paid, choices, chosen)), area).toBe(goods);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('F11.2 an empire with one home is started by one pick, or from its home', () => {
    const started = new Set<number>();
    watchGames(GAMES, (state, moves) => {
      for (const move of moves) {
        if (move.type !== 'empire' || move.at !== undefined) continue;
        const choices = choicesIn(floodUi, state);
        const code = rules.encode(move);
        const home = placeToken(placeOf(EMPIRES[move.of] as 'guti'));
        expect(offerOf(choices, [empireToken(move.of)]).complete?.code).toBe(code);
        expect(offerOf(choices, [home, empireToken(move.of)]).complete?.code).toBe(code);
        started.add(move.of);
      }
    });
    expect(started.size).toBeGreaterThan(3);
  });
});
