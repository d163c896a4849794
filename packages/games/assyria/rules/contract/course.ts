/** A4.1: how the phases follow each other. Each function is called when its phase is done, and goes on to the next choice. */
import type { Emit } from '../events.ts';
import { endGame } from '../phases/end.ts';
import { flood } from '../phases/flood.ts';
import { changeOrder } from '../phases/harvest.ts';
import { canPlaceHut, takeHuts } from '../phases/huts.ts';
import { income, prestige } from '../phases/income.ts';
import { clearField } from '../phases/market.ts';
import { renewDeck } from '../phases/sowing.ts';
import { keepLastCard } from '../phases/start.ts';
import { canFeed, famine } from '../phases/supply.ts';
import { canDig } from '../phases/wells.ts';
import { bonusLies, columns, PHASE, REIGN_TURNS, REIGNS, type State } from '../state.ts';

export function afterOrder(state: State, emit?: Emit): void {
  if (state.drawn === state.players) startRow(state, 0, emit);
}

function startRow(state: State, row: number, emit?: Emit): void {
  state.phase = PHASE.sow;
  state.row = row;
  state.drawn = 0;
  renewDeck(state, emit);
}

export function afterSow(state: State, emit?: Emit): void {
  if (state.drawn < columns(state) && renewDeck(state, emit)) return;
  afterRow(state, emit);
}

export function afterRow(state: State, emit?: Emit): void {
  const first = state.reign === 0 && state.turn === 0;
  if (state.row === 0) startRow(state, 1, emit);
  else startPhase(state, first ? PHASE.settle : PHASE.harvest);
}

function startPhase(state: State, phase: number): void {
  state.phase = phase;
  state.place = 0;
  state.drawn = 0;
}

export function afterSettle(state: State): void {
  if (++state.place === state.players) startPhase(state, PHASE.deal);
}

export function afterDeal(state: State): void {
  if (state.drawn < state.players) return;
  startPhase(state, PHASE.keep);
  state.place = state.players - 1;
}

export function afterKeep(state: State, emit?: Emit): void {
  if (--state.place > 0) return;
  keepLastCard(state, emit);
  startPhase(state, PHASE.harvest);
}

export function afterHarvest(state: State, emit?: Emit): void {
  if (++state.place < state.players) return;
  changeOrder(state, emit);
  startPhase(state, PHASE.huts);
  startExpansion(state, emit);
}

/** A6: the seat at `place` does its whole expansion. */
function startExpansion(state: State, emit?: Emit): void {
  state.phase = PHASE.huts;
  state.dug = 0;
  state.fed.fill(0);
  takeHuts(state);
  afterHut(state, emit);
}

export function afterHut(state: State, emit?: Emit): void {
  if (canPlaceHut(state)) return;
  state.toPlace = 0;
  state.phase = PHASE.supply;
  afterFeed(state, emit);
}

export function afterFeed(state: State, emit?: Emit): void {
  if (canFeed(state)) return;
  famine(state, emit);
  state.phase = PHASE.wells;
  afterWell(state, emit);
}

export function afterWell(state: State, emit?: Emit): void {
  if (!canDig(state)) afterWells(state, emit);
}

export function afterWells(state: State, emit?: Emit): void {
  income(state, emit);
  prestige(state, emit);
  state.fed.fill(0);
  state.dug = 0;
  if (++state.place < state.players) startExpansion(state, emit);
  else startPhase(state, PHASE.actions);
}

export function afterEnd(state: State, emit?: Emit): void {
  state.offered = 0;
  state.bought = 0;
  state.grown.fill(0);
  if (++state.place < state.players) return;
  clearField(state, emit);
  startPhase(state, PHASE.expansion);
  if (++state.turn === REIGN_TURNS[state.reign]) endReign(state, emit);
}

function endReign(state: State, emit?: Emit): void {
  flood(state, emit);
  state.turn = 0;
  if (state.reign === REIGNS - 1) {
    endGame(state, emit);
    state.phase = PHASE.over;
    return;
  }
  state.reign++;
  emit?.({ type: 'reignBegun', reign: state.reign, bonus: bonusLies(state) });
}

export function afterExpansion(state: State, emit?: Emit): void {
  startRow(state, 0, emit);
}
