/** Whole games, played by a chooser. */
import { CHANCE, type Code, type Dice, draw, type Game, type GameTypes, MoveList, Play } from '@shinar/core';
import { broken } from '../law.ts';
import { type Chooser, randomChooser } from './choosers.ts';

/** More moves than any game has, unless the watch sets another limit. */
const LONGEST = 20_000;

/** Observes each position before a move is chosen and each move before it is played; may throw. */
export interface Watch<G extends GameTypes = GameTypes> {
  position?(play: Play<G>, list: MoveList): void;
  move?(play: Play<G>, code: Code): void;
  /** A game with more moves than this breaks the law that games end. */
  readonly longest?: number | undefined;
}

/** Plays a game from beginning to end. */
export function playOut<G extends GameTypes>(
  game: Game<G>,
  players: number,
  dice: Dice,
  choose: Chooser<G> = randomChooser,
  watch?: Watch<G>,
): Play<G> {
  return playOn(new Play(game, players), dice, choose, watch);
}

/** Plays a game on to its end. */
export function playOn<G extends GameTypes>(play: Play<G>, dice: Dice, choose: Chooser<G> = randomChooser, watch?: Watch<G>): Play<G> {
  const { rules } = play.game;
  const list = new MoveList();
  const longest = watch?.longest ?? LONGEST;
  for (let ply = 0; !play.over; ply++) {
    if (ply === longest) broken('games end', `${rules.id} goes on after ${longest} moves`);
    rules.legal(play.state, list);
    watch?.position?.(play, list);
    const code = rules.actor(play.state) === CHANCE ? draw(rules, play.state, list, dice) : choose(rules, play.state, list, dice);
    watch?.move?.(play, code);
    play.move(code);
  }
  return play;
}
