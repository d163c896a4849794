/** After the Flood for players that plan. */

import type { Insight } from '@shinar/bots';
import { type Code, firstOf, kindOf, secondOf } from '@shinar/core';
import { type Flood, KIND, needAgainst } from '../rules/index.ts';
import { actionsOf } from './actions/actions.ts';
import { aimOf } from './goods/aim.ts';
import { GROUPS, readTerms, TERMS } from './judgement/judgement.ts';
import type { Parameters } from './parameters.ts';

/** F12.2: of a roll only whether it hits. */
const outcomeOf = (state: Flood, code: Code): number =>
  kindOf(code) === KIND.roll ? Number(firstOf(code) + secondOf(code) >= needAgainst(state, state.seat, state.target)) : code;

export const insightOf = (parameters: Parameters): Insight<Flood> => ({
  actions: (state) => actionsOf(state, parameters),
  terms: TERMS,
  groups: GROUPS,
  read: (state, seat, which, out, at) => readTerms(state, seat, parameters, which, out, at),
  outcome: outcomeOf,
  aim: (state, seat) => aimOf(state, seat, parameters),
  part: (state) => state.turn,
  envy: parameters.envy,
});
