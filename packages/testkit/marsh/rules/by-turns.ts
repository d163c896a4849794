/** Marsh with records in which a whole turn is one step of several moves. */
import { type Game, InputError, readList, readObject, type Steps } from '@shinar/core';
import { type Marsh, marsh } from './index.ts';
import { ACTIONS, TURNS } from './state.ts';

const { steps } = marsh;

const byTurns: Steps<Marsh> = {
  forms: steps.forms,
  continues: (state) => (state.phase === TURNS && state.actions < ACTIONS) || steps.continues(state),

  write(moves) {
    const isDrawn = moves[0]!.type === 'berth' || moves[0]!.type === 'weather';
    return isDrawn ? steps.write(moves) : { do: 'turn', acts: moves.map((move) => steps.write([move])) };
  },

  read(body, path) {
    if (body.do !== 'turn') return steps.read(body, path);
    const { acts } = readObject(body, path, ['do', 'acts']);
    return readList(acts, `${path}.acts`, (act, at) => {
      if (typeof act !== 'object' || act === null || !('do' in act)) throw new InputError({ path: at, reason: 'not-an-object' });
      return steps.read(act as typeof body, at);
    }).flat();
  },
};

export const marshByTurns: Game<Marsh> = { ...marsh, steps: byTurns };
