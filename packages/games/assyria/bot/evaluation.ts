/** Assyria: what the first generation saw, and what it overlooked: leads in Assur, camels that will be lost, where a base may stand, and how ziggurats grow. */

import { type Evaluation, inGroups } from '@shinar/bots';
import type { Seat } from '@shinar/core';
import {
  AROUND,
  type AssyriaState,
  BASE_COST,
  bits,
  GOODS,
  incomeOf,
  influenceOf,
  MOST_CAMELS,
  OF_GOOD,
  PHASE,
  SEATS,
} from '../rules/index.ts';
import { ON_RIVER } from './board.ts';
import { assyriaEvaluation as first } from './first/evaluation.ts';

const WORDS = 32;
const FIRST = first.features.length;
const more = inGroups(
  ['assur', 'influence-lead', 'leads-assur'],
  ['camels', 'camels-wasted'],
  ['ziggurats', 'base-affordable', 'base-sites', 'bases-without-centre', 'centres-without-roof'],
  ['food', 'kinds-of-food'],
);
const features = [...first.features, ...more.features];
const groups = [...first.groups, ...more.groups];
const COUNT = features.length;

const before = new Float64Array(SEATS * FIRST);
const influence = new Float64Array(SEATS);
/** Hexes that touch a well. */
const watered = new Int32Array(2);

function readWatered(state: AssyriaState): void {
  watered.fill(0);
  for (let word = 0; word < state.wells.length; word++) {
    for (let set = state.wells[word]!; set !== 0; set &= set - 1) {
      const vertex = word * WORDS + 31 - Math.clz32(set & -set);
      watered[0] = watered[0]! | AROUND[vertex * 2]!;
      watered[1] = watered[1]! | AROUND[vertex * 2 + 1]!;
    }
  }
}

/** A7.2: ziggurats that want a centre, and those that want a roof. */
function readTiles(state: AssyriaState, seat: Seat, out: Float64Array, at: number): void {
  let bases = 0;
  let centres = 0;
  for (let half = 0; half < 2; half++) {
    for (let set = state.ziggurats[seat * 2 + half]!; set !== 0; set &= set - 1) {
      const level = state.level[half * WORDS + 31 - Math.clz32(set & -set)]!;
      if (level === 1) bases++;
      else if (level === 2) centres++;
    }
  }
  out[at] = bases / 3;
  out[at + 1] = centres / 3;
}

function readSeat(state: AssyriaState, players: number, seat: Seat, out: Float64Array, at: number): void {
  let most = 0;
  for (let other = 0; other < players; other++) if (other !== seat && influence[other]! > most) most = influence[other]!;
  const lead = influence[seat]! - most;
  const west = state.huts[seat * 2]!;
  const east = state.huts[seat * 2 + 1]!;
  const camels = state.camels[seat]!;
  const sites = bits(west & ~watered[0]! & ~ON_RIVER[0]!) + bits(east & ~watered[1]! & ~ON_RIVER[1]!);
  let kinds = 0;
  for (let good = 0; good < GOODS.length; good++) if (((west & OF_GOOD[good * 2]!) | (east & OF_GOOD[good * 2 + 1]!)) !== 0) kinds++;
  out[at] = lead > 4 ? 1 : lead < -4 ? -1 : lead / 4;
  out[at + 1] = lead > 0 ? 1 : 0;
  out[at + 2] = state.phase < PHASE.actions ? Math.max(0, camels + incomeOf(state, seat) - MOST_CAMELS) / 5 : 0;
  out[at + 3] = camels >= BASE_COST && sites > 0 ? 1 : 0;
  out[at + 4] = Math.min(sites, 3) / 3;
  readTiles(state, seat, out, at + 5);
  out[at + 7] = kinds / GOODS.length;
}

function read(state: AssyriaState, players: number, out: Float64Array): void {
  first.read(state, players, before);
  readWatered(state);
  for (let seat = 0; seat < players; seat++) influence[seat] = influenceOf(state, seat);
  for (let seat = 0; seat < players; seat++) {
    const at = seat * COUNT;
    for (let i = 0; i < FIRST; i++) out[at + i] = before[seat * FIRST + i]!;
    readSeat(state, players, seat, out, at + FIRST);
  }
}

export const evaluation: Evaluation<AssyriaState> = {
  features,
  groups,
  stages: first.stages,
  stage: first.stage,
  read,
  points: first.points,
};
