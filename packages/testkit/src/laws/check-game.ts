/** One game under all the laws. */
import { type GameRecord, type GameTypes, Play, SeededDice, writeRecord } from '@shinar/core';
import { Breach } from '../breach.ts';
import { broken, type LawBroken, under } from '../law.ts';
import type { Chooser } from '../play/choosers.ts';
import { playOn, type Watch } from '../play/play-out.ts';
import type { Conceivable, Subject } from '../subject.ts';
import { checkEnd } from './end.ts';
import { checkMove } from './move.ts';
import { checkConceivable, checkPosition } from './position.ts';

/** A table at which a game is tested. */
export interface Trial<G extends GameTypes = GameTypes> extends Pick<Subject<G>, 'game' | 'conserved' | 'recomputed' | 'longest'> {
  readonly players: number;
  readonly conceivable: Conceivable<G>;
  /** Every conceivable move is tried at the first ply, and at a random one ply in this many. */
  readonly fullEvery: number;
  /** The folder for the record of a game that breaks a law. */
  readonly saveTo: string;
}

/** Which of the games of a seed this is. */
export interface Lot {
  readonly seed: number;
  readonly stream: number;
}

/** Plays one game out and checks the laws at every ply; throws a Breach at the first broken one. */
export function checkGame<G extends GameTypes>(trial: Trial<G>, { seed, stream }: Lot, choose: Chooser<G>): Play<G> {
  const { game, players, conceivable, fullEvery, longest } = trial;
  const play = new Play(game, players);
  const opening = play.record();
  const sample = new SeededDice(~seed >>> 0, stream);
  let ply = 0;
  let restored = play.state;
  const watch: Watch<G> = {
    longest,
    position() {
      restored = checkState(trial, play.state);
      if (ply === 0 || sample.below(fullEvery) === 0) checkConceivable(game, play.state, conceivable);
    },
    move(_, code) {
      checkMove(game, { state: play.state, restored, code, players });
      ply++;
    },
  };
  try {
    under('rules do not throw', () => {
      playOn(play, new SeededDice(seed, stream), choose, watch);
      checkState(trial, play.state);
      checkConceivable(game, play.state, conceivable);
      checkEnd(play, sample);
    });
    return play;
  } catch (error) {
    const where = `${game.rules.id}, ${players} players, seed ${seed}, game ${stream}, ply ${ply}`;
    throw new Breach(where, error as LawBroken, { folder: trial.saveTo, record: recordSoFar(play, opening) });
  }
}

function checkState<G extends GameTypes>({ game, players, conserved, recomputed }: Trial<G>, state: G['state']): G['state'] {
  const restored = checkPosition(game, state, players);
  const pieces = conserved?.(state);
  if (pieces !== undefined) broken('pieces are conserved', pieces);
  const kept = recomputed?.(state);
  if (kept !== undefined) broken('kept numbers follow from the others', kept);
  return restored;
}

/** With its result if the rules can still give one; broken rules may not. */
function recordSoFar<G extends GameTypes>(play: Play<G>, opening: GameRecord): string {
  try {
    return writeRecord(play.record());
  } catch {
    return writeRecord({ ...opening, steps: play.steps });
  }
}
