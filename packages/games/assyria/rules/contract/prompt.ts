/** What the actor is asked, chance included, and the refusal of a move that belongs to another phase. */
import { MoveList, type Prompt, type Refusal } from '@shinar/core';
import { listBuild, listExtend, listIntrigue, listOffer } from '../phases/actions.ts';
import { listBuy } from '../phases/market.ts';
import { type Clause, refusal, type Task } from '../rulebook.ts';
import { size } from '../shared/hexset.ts';
import { columns, PHASE, type State, seatToAct } from '../state.ts';

const ASKED: Readonly<Record<number, { readonly clause: Clause; readonly task: Task }>> = {
  [PHASE.order]: { clause: 'A3.1', task: 'draw-order' },
  [PHASE.sow]: { clause: 'A5.1', task: 'sow' },
  [PHASE.settle]: { clause: 'A3.3', task: 'settle' },
  [PHASE.deal]: { clause: 'A3.4', task: 'deal' },
  [PHASE.keep]: { clause: 'A3.4', task: 'keep' },
  [PHASE.harvest]: { clause: 'A5.2', task: 'harvest' },
  [PHASE.huts]: { clause: 'A6.1', task: 'place-huts' },
  [PHASE.supply]: { clause: 'A6.4', task: 'feed-huts' },
  [PHASE.wells]: { clause: 'A6.6', task: 'dig-wells' },
  [PHASE.actions]: { clause: 'A4.1', task: 'act' },
  [PHASE.expansion]: { clause: 'A7.6', task: 'draw-expansion' },
};

const ACTIONS = { build: listBuild, extend: listExtend, intrigue: listIntrigue, offer: listOffer, buy: listBuy };

/** How many ways there are to take each action. */
function waysToAct(state: State): Record<string, number> {
  const list = new MoveList();
  return Object.fromEntries(
    Object.entries(ACTIONS).map(([action, listAction]) => {
      list.clear();
      listAction(state, list);
      return [action, list.length];
    }),
  );
}

function factsOf(state: State): Prompt['facts'] {
  const seat = seatToAct(state);
  switch (state.phase) {
    case PHASE.order:
    case PHASE.deal:
      return { left: state.players - state.drawn };
    case PHASE.sow:
      return { row: state.row + 1, left: columns(state) - state.drawn };
    case PHASE.huts:
      return { left: state.toPlace };
    case PHASE.supply:
      return { left: size(state.huts, seat) - size(state.fed, 0) };
    case PHASE.wells:
      return { left: state.wellsLeft };
    case PHASE.actions:
      return { camels: state.camels[seat], ...waysToAct(state) };
    default:
      return undefined;
  }
}

/** A8.9: the first card of a reign after the first. */
const FIRST_EXPANSION = { clause: 'A8.9', task: 'draw-expansion' } as const;
const beginsReign = (state: State): boolean => state.phase === PHASE.expansion && state.turn === 0;

export function prompt(state: State): Prompt<Clause> | undefined {
  const asked = beginsReign(state) ? FIRST_EXPANSION : ASKED[state.phase];
  const facts = factsOf(state);
  return facts ? { ...asked, facts } : asked;
}

const NOT_NOW: Readonly<Record<number, Refusal<Clause>>> = Object.fromEntries(
  Object.entries(ASKED).map(([phase, { clause, task }]) => [phase, refusal(clause, 'not-now', { task })]),
);
const NOT_BEFORE_THE_REIGN = refusal(FIRST_EXPANSION.clause, 'not-now', { task: FIRST_EXPANSION.task });
const AFTER_THE_END = refusal('A9.2', 'not-now');

export const notNow = (state: State): Refusal<Clause> =>
  beginsReign(state) ? NOT_BEFORE_THE_REIGN : (NOT_NOW[state.phase] ?? AFTER_THE_END);
