/** What glows is what may be picked, and leads on: laws of every game's screens, over seeded games. */

import { GAME_IDS, manifestOf } from '@shinar/catalogue';
import { CHANCE, type GameTypes, SeededDice } from '@shinar/core';
import type { BoardProps, GameUi } from '@shinar/table';
import { type Choice, COLOURS, choicesIn, offerOf, pickedAfter, type Token } from '@shinar/table';
import { livelyChooser, playOut } from '@shinar/testkit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MessagesProvider } from '../../base/faults/MessagesProvider.tsx';
import { loadGame } from '../../base/games/index.ts';
import { languages } from '../../base/words/messages.ts';

const NAMES = ['Anna', 'Bo', 'Cato', 'Dara'];
const SEED = 16;
const GAMES = 3;
/** So many positions of each task are looked at. */
const OF_EACH = 5;
const MOST_PICKS = 20;
/** Cards for sale that are alike are one thing to buy (A7.5). */
const ALIKE = /^buy:/;
const TABLES = GAME_IDS.flatMap((game) => [...new Set(manifestOf(game).seats)].map((players) => [game, players] as const));

/** Plays games and shows positions of every task. */
function watch(ui: GameUi, players: number, look: (state: GameTypes['state'], choices: readonly Choice[], dice: SeededDice) => void): void {
  const seen = new Map<string, number>();
  const dice = new SeededDice(SEED, GAMES);
  for (let stream = 0; stream < GAMES; stream++) {
    playOut(ui.game, players, new SeededDice(SEED, stream), livelyChooser(), {
      position: ({ state }) => {
        const task = ui.game.rules.prompt(state)?.task ?? '';
        if (ui.game.rules.actor(state) === CHANCE || (seen.get(task) ?? 0) === OF_EACH) return;
        seen.set(task, (seen.get(task) ?? 0) + 1);
        look(state, choicesIn(ui, state), dice);
      },
    });
  }
}

/** What the board shows as offered and as chosen, a token for each target. */
function shown(board: BoardProps, ui: GameUi) {
  const markup = renderToStaticMarkup(createElement(MessagesProvider, { language: 'en' } as never, createElement(ui.Board, board)));
  const having = (name: string): Token[] =>
    [...markup.matchAll(/<g class="target([^"]*)"[^>]*data-token="([^"]*)"/g)]
      .flatMap(([, classes, token]) => (classes!.includes(name) ? [token!] : []))
      .sort();
  return { offered: having('offered'), chosen: having('chosen') };
}

describe.each(TABLES)(`%s for %i, seed ${SEED}`, async (game, players) => {
  const ui = await loadGame(game);
  const words = await ui.words('en', NAMES);
  await languages.get('en');
  const seats = COLOURS.slice(0, players).map((colour, seat) => ({ name: NAMES[seat]!, colour }));
  const still = { preview: undefined, events: [], step: 0, pace: 0, onPick: () => {}, onPoint: () => {} };

  test('a thing glows if and only if it may be picked, and shows as chosen if and only if it was', () => {
    watch(ui, players, (state, choices, dice) => {
      const row = choices[dice.below(choices.length)]!.picks.flat();
      const chosen = row.slice(0, dice.below(row.length));
      const { tokens } = offerOf(choices, chosen);
      const board = shown({ game: ui.game, state, seats, words, chosen, offered: tokens, wide: dice.below(2) === 0, ...still }, ui);
      const where = `after ${chosen.join(' ')}, of ${board.offered.join(' ')}`;
      const again = (token: Token, i: number, all: Token[]): boolean => all.indexOf(token) !== i && !ALIKE.test(token);
      expect(
        [...tokens].filter(ui.drawn).filter((token) => !board.offered.includes(token)),
        `drawn ${where}`,
      ).toEqual([]);
      expect(
        board.offered.filter((...one) => !tokens.has(one[0]) || again(...one)),
        `once ${where}`,
      ).toEqual([]);
      expect(
        board.chosen.filter((...one) => !chosen.includes(one[0]) || again(...one)),
        `chosen ${where}`,
      ).toEqual([]);
    });
  });

  test('whatever glows leads to a legal move by what glows after it', () => {
    watch(ui, players, (state, choices, dice) => {
      for (const first of offerOf(choices, []).tokens) {
        let chosen: readonly Token[] = [];
        for (let token = first; chosen.length < MOST_PICKS; ) {
          const picked = pickedAfter(choices, chosen, token, () => undefined);
          if ('refusal' in picked) throw new Error(`${token} after ${chosen.join(' ')} leads nowhere`);
          if (picked.complete !== undefined) {
            expect(ui.game.rules.refuse(state, picked.complete.move)).toBeUndefined();
            break;
          }
          chosen = picked.chosen;
          const next = [...offerOf(choices, chosen).tokens];
          expect(next.length, `offered after ${chosen.join(' ')}`).toBeGreaterThan(0);
          token = next[dice.below(next.length)]!;
        }
        expect(chosen.length).toBeLessThan(MOST_PICKS);
      }
    });
  });
});
