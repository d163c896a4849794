/** A record as positions: the state before each step, and what was played there. */
import { type Actor, type Code, type Game, type GameRecord, Play, playStep, type StateBase } from '@shinar/core';

export interface Position {
  readonly state: StateBase;
  readonly actor: Actor;
  /** The moves of the step played here; a seat's step is one move. */
  readonly codes: readonly Code[];
}

export interface Positions {
  /** One per step. */
  readonly steps: readonly Position[];
  /** Where the record ends. */
  readonly last: StateBase;
}

/** The record must have been refereed already. */
export function positionsOf(game: Game, { players, steps }: Pick<GameRecord, 'players' | 'steps'>): Positions {
  const { rules } = game;
  const play = new Play(game, players);
  const positions = steps.map((step, i) => {
    const { by: _, ...body } = step;
    const state = play.state.clone();
    const codes = game.steps.read(body, `steps[${i}]`).map((move) => rules.encode(move));
    playStep(play, step, `steps[${i}]`);
    return { state, actor: rules.actor(state), codes };
  });
  return { steps: positions, last: play.state };
}
