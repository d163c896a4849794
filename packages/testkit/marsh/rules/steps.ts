import { InputError, listOf, nameOf, readList, readListOf, readName, readObject, type StepBody, type Steps } from '@shinar/core';
import { POOL_NAMES } from './board.ts';
import type { Marsh } from './index.ts';
import type { MarshMove } from './moves.ts';
import { BERTHS, DRAWN, NONE, WEATHER, WEATHERS } from './state.ts';

export const steps: Steps<Marsh> = {
  forms: {
    berths: { pools: listOf(nameOf(POOL_NAMES)) },
    weather: { tiles: listOf(nameOf(WEATHERS)) },
    sail: { to: nameOf(POOL_NAMES) },
    cut: {},
    rest: {},
  },

  continues(state) {
    return (state.phase === BERTHS && state.seat > 0) || (state.phase === WEATHER && state.weather[0] !== NONE);
  },

  write(moves) {
    const move = moves[0]!;
    switch (move.type) {
      case 'berth':
        return { do: 'berths', pools: moves.map((each) => POOL_NAMES[(each as typeof move).pool]!) };
      case 'weather':
        return { do: 'weather', tiles: moves.map((each) => WEATHERS[(each as typeof move).tile]!) };
      case 'sail':
        return { do: 'sail', to: POOL_NAMES[move.to]! };
      default:
        return { do: move.type };
    }
  },

  read(body: StepBody, path: string): readonly MarshMove[] {
    const fields = (...names: string[]): Record<string, unknown> => readObject(body, path, ['do', ...names]);
    switch (body.do) {
      case 'berths':
        return readList(fields('pools').pools, `${path}.pools`, (name, at) => ({ type: 'berth', pool: readName(name, at, POOL_NAMES) }));
      case 'weather':
        return readListOf(fields('tiles').tiles, `${path}.tiles`, DRAWN, (name, at) => ({
          type: 'weather',
          tile: readName(name, at, WEATHERS),
        }));
      case 'sail':
        return [{ type: 'sail', to: readName(fields('to').to, `${path}.to`, POOL_NAMES) }];
      case 'cut':
      case 'rest':
        fields();
        return [{ type: body.do }];
      default:
        throw new InputError({ path: `${path}.do`, reason: 'unknown-name', facts: { got: body.do } });
    }
  },
};
