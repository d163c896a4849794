/** For tests: games that come to fights, empires and extensions sooner than uniform play does. */

import { type MoveList, type Play, SeededDice } from '@shinar/core';
import { type Chooser, playOut } from '@shinar/testkit';
import { type AfterTheFlood, afterTheFlood, type Flood, type Move, type MoveType, SEATS } from '../rules/index.ts';

// biome-ignore format: a table
const WEIGHTS: Readonly<Record<MoveType, number>> = {
  order: 10, roll: 10, pay: 10, city: 150, workers: 40, scribe: 20, trade: 60, tool: 40, empire: 400, levy: 20, equip: 15, bid: 10, muster: 10,
  invade: 400, destroy: 600, reinforce: 30, extend: 200, attack: 60, stop: 10, repeat: 30, pass: 2, done: 20,
};

/** A kind of move by weight, then one of its moves, all alike. */
const eager: Chooser<AfterTheFlood> = (rules, _state, list, dice) => {
  const codes = list.toArray();
  const types = codes.map((code) => rules.decode(code).type);
  const kinds = [...new Set(types)];
  let left = dice.below(kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0));
  const kind = kinds.find((each) => {
    left -= WEIGHTS[each];
    return left < 0;
  });
  const same = codes.filter((_, i) => types[i] === kind);
  return same[dice.below(same.length)]!;
};

/** Plays whole games and shows every position of them. */
export function watchGames(games: number, watch: (state: Flood, moves: readonly Move[], play: Play<AfterTheFlood>) => void): void {
  const { rules } = afterTheFlood;
  for (let stream = 0; stream < games; stream++) {
    playOut(afterTheFlood, SEATS, new SeededDice(6, stream), eager, {
      position: (play: Play<AfterTheFlood>, list: MoveList) =>
        watch(
          play.state,
          list.toArray().map((code) => rules.decode(code)),
          play,
        ),
    });
  }
}
