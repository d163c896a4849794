/** The command that writes playthroughs, for a script that knows the game and its folder. */
import { parseArgs } from 'node:util';
import type { Game, GameTypes } from '@shinar/core';
import { CHOOSERS } from '../play/choosers.ts';
import { findGame, renewPlaythroughs, writePlaythrough } from './files.ts';
import { goldenText } from './text.ts';

const GOLDEN_USAGE = '--renew | NAME --title TEXT --players N [--seed S] [--bot random|lively] [--shows TEXT]';

/**
 * Renews the playthroughs of a folder, or writes a new one: the first game of the seed whose playthrough contains the given text. Returns
 * what was done, one line each.
 */
export function goldenCommand<G extends GameTypes>(game: Game<G>, folder: URL, args: readonly string[]): string[] {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { renew: { type: 'boolean' }, title: text, players: text, seed: text, bot: text, shows: text },
  });
  if (values.renew) return renewPlaythroughs(game, folder).map((name) => `${name} is another now`);

  const { title, players, seed = '1', bot = 'lively', shows = '' } = values;
  const [name] = positionals;
  if (!name || !title || !players || !isChooser(bot)) throw new Error(`usage: ${GOLDEN_USAGE}`);
  const found = findGame(
    game,
    Number(players),
    Number(seed),
    (play) => goldenText(game, play.record(), title).includes(shows),
    CHOOSERS[bot](),
  );
  return [`wrote ${writePlaythrough(game, found.record(), folder, name, title)}`];
}

const isChooser = (name: string): name is keyof typeof CHOOSERS => Object.hasOwn(CHOOSERS, name);
