/** After the Flood for players that plan. */

import type { Insight } from '@shinar/bots';
import type { Flood } from '../rules/index.ts';
import { actionsOf } from './actions/actions.ts';
import { aimOf } from './goods/aim.ts';
import { GROUPS, readTerms, TERMS } from './judgement/judgement.ts';
import type { Parameters } from './parameters.ts';

export const insightOf = (parameters: Parameters): Insight<Flood> => ({
  actions: (state) => actionsOf(state, parameters),
  terms: TERMS,
  groups: GROUPS,
  read: (state, seat, which, out, at) => readTerms(state, seat, parameters, which, out, at),
  aim: (state, seat) => aimOf(state, seat, parameters),
  part: (state) => state.turn,
  envy: parameters.envy,
});
