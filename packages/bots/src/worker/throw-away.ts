/** A game that nobody plays, to make the code of a bot familiar to the engine. */
import { CHANCE, draw, MoveList, NOBODY, SeededDice } from '@shinar/core';
import { createBot } from '../bot.ts';
import type { Clock } from '../clock.ts';
import type { BotGame } from '../room.ts';
import type { BotSpec } from '../spec.ts';

/** One choice in so many is thought about, the others are by lot: it comes to see every part of the game. */
const EVERY = 3;
/** Enough to visit all the code, in small slices. */
const BUDGET = { playouts: 6, ms: 20 };
const MOST_THOUGHTS = 60;
const MOST_MS = 1500;

/** Hands control back every few milliseconds. Its bot is its own, so the bots that play know nothing of it. */
export function* throwAway(game: BotGame, players: number, who: number | BotSpec, clock: Clock): Generator<undefined, void> {
  const { rules } = game;
  const began = clock.now();
  const bot = createBot(game, who, { players, clock });
  const dice = new SeededDice(players);
  const list = new MoveList();
  const state = rules.setup(players);
  let thoughts = 0;
  for (let actor = rules.actor(state), step = 0; actor !== NOBODY; actor = rules.actor(state), step++) {
    rules.legal(state, list);
    if (actor === CHANCE) {
      rules.apply(state, draw(rules, state, list, dice));
      continue;
    }
    const lot = list.codes[dice.below(list.length)]!;
    if (step % EVERY === 0) {
      yield* bot.think(state, BUDGET);
      yield;
      thoughts++;
    }
    if (thoughts === MOST_THOUGHTS || clock.now() - began > MOST_MS) return;
    rules.apply(state, lot);
  }
}
