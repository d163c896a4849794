/** The laws of a position: what the rules say about a state before anyone moves. */
import { CHANCE, type Code, type Game, type GameTypes, MoveList, NOBODY, type Refusal, type Rules, type Seat } from '@shinar/core';
import { broken } from '../law.ts';
import type { Conceivable } from '../subject.ts';

const KEY = /^[A-Za-z0-9]+([-.][A-Za-z0-9]+)*$/;
const LARGEST = 1024;
/** Planted in the list passed to `legal`: lists are reused, so it must clear them. */
const LEFT_OVER = 0x7fffffff;

/** All laws of a position, except those that need every conceivable move. Answers the state as its JSON restores it. */
export function checkPosition<G extends GameTypes>(game: Game<G>, state: G['state'], players: number): G['state'] {
  const before = state.bytes.slice();
  if (state.bytes.length >= LARGEST) broken('a state is under 1 KB', `${state.bytes.length} bytes`);
  checkActor(game, state, players);
  checkLegal(game, state);
  checkScores(game, state, players);
  checkClone(state);
  const restored = checkJson(game, state);
  if (!sameBytes(state.bytes, before)) broken('asking changes nothing', 'the state is another after being asked');
  return restored;
}

function checkActor<G extends GameTypes>({ rules }: Game<G>, state: G['state'], players: number): void {
  const actor = rules.actor(state);
  const seated = Number.isInteger(actor) && actor >= 0 && actor < players;
  if (!seated && actor !== CHANCE && actor !== NOBODY) broken('the actor sits at the table', `actor ${actor} of ${players} players`);
  const prompt = rules.prompt(state);
  if ((prompt === undefined) !== (actor === NOBODY)) {
    broken('somebody who acts is asked, nobody is not', `actor ${actor}, prompt ${JSON.stringify(prompt)}`);
  }
  if (prompt) checkNames(rules, 'prompt', prompt.clause, prompt.task);
}

function checkLegal<G extends GameTypes>({ rules }: Game<G>, state: G['state']): void {
  const list = new MoveList();
  list.push(LEFT_OVER);
  rules.legal(state, list);
  const actor = rules.actor(state);
  if ((list.length === 0) !== (actor === NOBODY)) {
    broken('somebody who acts has a move, nobody has none', `actor ${actor} has ${list.length} moves`);
  }
  for (let i = 1; i < list.length; i++) {
    if (list.codes[i - 1]! >= list.codes[i]!) broken('legal codes ascend and differ', `${list.codes[i - 1]} comes before ${list.codes[i]}`);
  }
  for (const code of list.toArray()) {
    const move = moveOf(rules, code);
    const refusal = rules.refuse(state, move);
    if (refusal) broken('what is legal is not refused', `${JSON.stringify(move)} is refused by ${JSON.stringify(refusal)}`);
    if (actor === CHANCE) checkWeight(rules.weight(state, code), move);
  }
}

/** The moves of codes, by the rules that decode them: what a move is does not depend on the state, so each is checked once. */
const decoded = new WeakMap<object, Map<Code, unknown>>();

function moveOf<G extends GameTypes>(rules: Rules<G>, code: Code): G['move'] {
  const moves = (decoded.get(rules) ?? new Map()) as Map<Code, G['move']>;
  decoded.set(rules, moves);
  const known = moves.get(code);
  if (known !== undefined) return known;
  const move = rules.decode(code);
  const back = rules.encode(JSON.parse(JSON.stringify(move)));
  if (back !== code) broken('encode and decode are inverse', `${code} is ${JSON.stringify(move)}, which has code ${back}`);
  moves.set(code, move);
  return move;
}

function checkWeight(weight: number, move: unknown): void {
  if (!Number.isSafeInteger(weight) || weight <= 0) {
    broken('weights of chance are positive whole numbers', `${JSON.stringify(move)} weighs ${weight}`);
  }
}

function checkScores<G extends GameTypes>({ rules }: Game<G>, state: G['state'], players: number): void {
  for (let seat: Seat = 0; seat < players; seat++) {
    for (const { clause, source, points } of rules.score(state, seat)) {
      checkNames(rules, 'score line', clause, source);
      if (!Number.isSafeInteger(points)) broken('score lines are whole numbers', `${source} gives seat ${seat} ${points} points`);
    }
  }
}

function checkClone<G extends GameTypes>(state: G['state']): void {
  const before = state.bytes.slice();
  const copy = state.clone();
  if (!sameBytes(copy.bytes, before) || !copy.equals(state)) broken('a clone shares nothing with its origin', 'the clone is another state');
  for (let i = 0; i < copy.bytes.length; i++) copy.bytes[i]! ^= 0xff;
  if (!sameBytes(state.bytes, before)) broken('a clone shares nothing with its origin', 'changing the clone changed the origin');
}

function checkJson<G extends GameTypes>({ rules }: Game<G>, state: G['state']): G['state'] {
  const back = rules.restore(JSON.parse(JSON.stringify(state)));
  if (!back.equals(state) || back.hash() !== state.hash()) broken('JSON loses nothing', JSON.stringify(state));
  return back;
}

/** A move is legal exactly when it is not refused, for every conceivable move. */
export function checkConceivable<G extends GameTypes>(game: Game<G>, state: G['state'], conceivable: Conceivable<G>): void {
  const { rules } = game;
  const before = state.bytes.slice();
  const list = new MoveList();
  rules.legal(state, list);
  const legal = new Set<Code>(list.toArray());
  for (const [code, move] of conceivable.moves) {
    const refusal = rules.refuse(state, move);
    if (refusal) checkRefusal(rules, refusal);
    else if (!legal.has(code)) broken('what is not refused is legal', `${JSON.stringify(move)} is neither refused nor legal`);
  }
  for (const code of legal) {
    if (conceivable.moves.has(code)) continue;
    if (conceivable.complete) broken('every legal move is conceivable', `everyMove lacks ${JSON.stringify(rules.decode(code))}`);
    conceivable.moves.set(code, rules.decode(code));
  }
  if (!sameBytes(state.bytes, before)) broken('asking changes nothing', 'the state is another after refusals were asked for');
}

/** Refusals are mostly constants and come by the thousand, so each is checked once. */
const checked = new WeakSet<Refusal>();

function checkRefusal<G extends GameTypes>(rules: Rules<G>, refusal: Refusal): void {
  if (checked.has(refusal)) return;
  checkNames(rules, 'refusal', refusal.clause, refusal.reason);
  checked.add(refusal);
}

function checkNames<G extends GameTypes>({ clauses }: Rules<G>, what: string, clause: string, key: string): void {
  if (!clauses.includes(clause) || !KEY.test(key)) broken('clauses and keys are named', `${what} with clause "${clause}" and key "${key}"`);
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
