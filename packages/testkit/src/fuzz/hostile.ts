/** The laws for input from outside. */
import { isDeepStrictEqual } from 'node:util';
import { type Game, type GameTypes, InputError, Play, playStep, readRecord, replay, writeRecord } from '@shinar/core';
import { broken, under } from '../law.ts';
import { sameBytes } from '../laws/position.ts';

const ORDER = 'hostile input is refused in good order';

/** The answer of `run`, or undefined if it threw an InputError; any other error breaks a law. */
function refusing<T>(run: () => T): T | undefined {
  return under(ORDER, () => {
    try {
      return run();
    } catch (error) {
      if (error instanceof InputError) return undefined;
      throw error;
    }
  });
}

/** A text posing as a record: either refused with an InputError, or accepted, and accepted again in the engine's own writing. */
export function checkText<G extends GameTypes>(game: Game<G>, text: string): 'refused' | 'accepted' {
  const play = refusing(() => replay(game, readRecord(text)));
  if (!play) return 'refused';
  const law = 'what is accepted is accepted again';
  const written = under(law, () => writeRecord(play.record()));
  const again = under(law, () => replay(game, readRecord(written)));
  if (!again.state.equals(play.state)) broken(law, 'the record as the engine writes it leads to another state');
  if (writeRecord(again.record()) !== written) broken(law, 'the record as the engine writes it is written otherwise the next time');
  return 'accepted';
}

/** Tries the steps of a wrong record one by one in a game under way: a refused step must leave no trace. */
export function checkSteps<G extends GameTypes>(game: Game<G>, players: number, text: string): void {
  const steps = refusing(() => readRecord(text))?.steps ?? [];
  const play = new Play(game, players);
  for (const step of steps) {
    const before = play.state.bytes.slice();
    const { length } = play.steps;
    const done = refusing(() => {
      playStep(play, step, 'step');
      return true;
    });
    if (!done && (!sameBytes(play.state.bytes, before) || play.steps.length !== length)) {
      broken('a refused step changes nothing', JSON.stringify(step));
    }
  }
}

/** A wrong state: either refused with an InputError, or taken exactly as it is. */
export function checkStateJson<G extends GameTypes>({ rules }: Game<G>, json: unknown): void {
  const state = refusing(() => rules.restore(json));
  if (state && !isDeepStrictEqual(JSON.parse(JSON.stringify(state)), json)) broken(ORDER, 'a state was taken otherwise than it was given');
}
