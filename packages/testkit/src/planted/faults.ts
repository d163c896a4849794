/** For every law, a game that breaks it: Marsh with one fault. */
import { kindOf, MoveList, pack } from '@shinar/core';
import { everyMove, type Marsh, marsh } from '../../marsh/rules/index.ts';
import { CUT, REST, SAIL } from '../../marsh/rules/moves.ts';
import { OVER, TURNS, WEATHER } from '../../marsh/rules/state.ts';
import type { Law } from '../law.ts';
import type { Subject } from '../subject.ts';
import { after, bigState, sharedState, subject, withHiddenPart, withMemory, withRules, withSteps } from './changed.ts';

const { rules, steps } = marsh;
let memory = 0;

export const PLANTED = {
  'rules do not throw': [
    after(REST, () => {
      throw new TypeError('planted');
    }),
  ],
  'a state is under 1 KB': [withRules({ setup: bigState })],
  'the actor sits at the table': [withRules({ actor: (state) => (state.phase === TURNS ? 2 : rules.actor(state)) })],
  'legal codes ascend and differ': [
    withRules({
      legal(state, out) {
        rules.legal(state, out);
        out.codes.subarray(0, out.length).reverse();
      },
    }),
    withRules({
      legal(state, out) {
        rules.legal(state, out);
        if (out.length > 0) out.push(out.codes[out.length - 1]!);
      },
    }),
    withRules({
      legal(state, out) {
        const fresh = new MoveList();
        rules.legal(state, fresh);
        for (const code of fresh.toArray()) out.push(code);
      },
    }),
  ],
  'somebody who acts has a move, nobody has none': [
    withRules({ legal: (state, out) => (state.phase === TURNS ? out.clear() : rules.legal(state, out)) }),
    withRules({
      legal(state, out) {
        rules.legal(state, out);
        if (state.phase === OVER) out.push(pack(REST));
      },
    }),
  ],
  'somebody who acts is asked, nobody is not': [
    withRules({ prompt: (state) => (state.phase === WEATHER ? undefined : rules.prompt(state)) }),
    withRules({ prompt: (state) => rules.prompt(state) ?? { clause: 'M5.1', task: 'over' } }),
  ],
  'what is legal is not refused': [
    withRules({ refuse: (state, move) => (move.type === 'rest' ? { clause: 'M4.3', reason: 'tired' } : rules.refuse(state, move)) }),
  ],
  'what is not refused is legal': [
    withRules({
      refuse(state, move) {
        const refusal = rules.refuse(state, move);
        return refusal?.clause === 'M4.2' ? undefined : refusal;
      },
    }),
  ],
  'every legal move is conceivable': [subject({ everyMove: () => everyMove().filter((move) => move.type !== 'sail') })],
  'encode and decode are inverse': [
    withRules({ encode: (move) => (move.type === 'sail' ? pack(SAIL, (move.to + 1) % 8) : rules.encode(move)) }),
    subject({ everyMove: () => [...everyMove(), { type: 'sail', to: 512 }] }),
  ],
  'asking changes nothing': [
    withRules({
      prompt(state) {
        state.actions ^= 1;
        return rules.prompt(state);
      },
    }),
    withRules({
      refuse(state, move) {
        const refusal = rules.refuse(state, move);
        if (refusal?.clause === 'M4.2') state.actions ^= 1;
        return refusal;
      },
    }),
  ],
  'clauses and keys are named': [
    withRules({ prompt: (state) => rules.prompt(state) && { clause: 'M9.9' as 'M2.1', task: 'none' } }),
    withRules({ prompt: (state) => rules.prompt(state) && { clause: 'M2.1', task: '' } }),
    withRules({ refuse: (state, move) => rules.refuse(state, move) && { clause: 'M4.2', reason: 'this is a sentence' } }),
  ],
  'score lines are whole numbers': [withRules({ score: () => [{ clause: 'M6.1', source: 'reeds', points: 0.5 }] })],
  'weights of chance are positive whole numbers': [withRules({ weight: () => 0 }), withRules({ weight: () => 1.5 })],
  'a clone shares nothing with its origin': [withRules({ setup: sharedState })],
  'apply is deterministic': [
    after(REST, (state) => {
      state.actions = ++memory & 7;
    }),
    withHiddenPart(),
  ],
  'listening changes nothing': [
    withRules({
      apply(state, code, emit) {
        rules.apply(state, code, emit);
        if (emit) state.actions = 7;
      },
    }),
  ],
  'every move tells an event': [
    withRules({ apply: (state, code, emit) => rules.apply(state, code, kindOf(code) === REST ? undefined : emit) }),
    withRules({
      apply(state, code, emit) {
        rules.apply(state, code);
        emit?.({ type: 'reedsGrown', count: Number.NaN });
      },
    }),
  ],
  'an event says its clauses and the seats concerned': [
    withRules({ about: () => ({ clauses: [], seats: [] }) }),
    withRules({ about: (event) => ({ ...rules.about(event), clauses: ['M9.9' as 'M2.1'] }) }),
    withRules({ about: (event) => ({ ...rules.about(event), seats: [2] }) }),
    withRules({ about: (event) => ({ ...rules.about(event), seats: [1, 1] }) }),
  ],
  'JSON loses nothing': [
    withRules({
      restore(json) {
        const state = rules.restore(json);
        state.actions = 0;
        return state;
      },
    }),
  ],
  'pieces are conserved': [
    after(CUT, (state) => {
      state.supply++;
    }),
  ],
  'kept numbers follow from the others': [
    after(SAIL, (state) => {
      state.standing++;
    }),
  ],
  'a step is the work of one actor': [withSteps({ continues: (state) => state.phase === TURNS || steps.continues(state) })],
  'games end': [
    after(REST, (state) => {
      state.bag.fill(2);
    }),
  ],
  'the win is shared out whole': [withRules({ result: (_state, out) => out.fill(1) }), withRules({ result: (_state, out) => out.fill(0) })],
  'a step reads back as written': [withSteps({ read: (body, path) => steps.read(body, path).toReversed() })],
  'a record replays to the same hash': [
    withSteps({ write: (moves) => steps.write(moves.toSorted((a, b) => rules.encode(a) - rules.encode(b))) }),
  ],
  'the text of a record is a fixed point': [
    withSteps({
      write(moves) {
        const body = steps.write(moves);
        return { ...body, do: body.do.toUpperCase() };
      },
      read: (body, path) => steps.read({ ...body, do: body.do.toLowerCase() }, path),
    }),
  ],
  'every prefix of a record is an unfinished record': [withMemory(3)],
  'a take-back ends where its seat was to act': [withMemory(6)],
} satisfies Partial<Record<Law, readonly Subject<Marsh>[]>>;
