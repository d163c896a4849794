/** How positions of Marsh are judged: reeds cut, and a boat among reeds. */
import { type Evaluation, inGroups, type Room, type WeightTable } from '@shinar/bots';
import type { MarshState } from '../rules/state.ts';

const { features, groups } = inGroups(['constant', 'constant'], ['reeds', 'cut', 'among-reeds']);

const evaluation: Evaluation<MarshState> = {
  features,
  groups,
  stages: 1,
  stage: () => 0,
  read(state, players, out) {
    for (let seat = 0; seat < players; seat++) {
      out[seat * features.length] = 1;
      out[seat * features.length + 1] = state.cut[seat]!;
      out[seat * features.length + 2] = Number((state.reeds[state.boat[seat]!] ?? 0) > 0);
    }
  },
  points: (state, seat) => state.cut[seat]! + Number((state.reeds[state.boat[seat]!] ?? 0) > 0),
};

const rows = { constant: '0', cut: '1', 'among-reeds': '0.8' };
const weights: WeightTable = { made: 'by hand', win: rows, points: rows };

export const room: Room = {
  evaluation: evaluation as Evaluation,
  weights: { 2: weights, 3: weights },
  tuning: { search: { curiosity: 0.3, breadth: 0.12, others: 0.04, width: 16 }, slip: 1 },
  earlier: {},
};
