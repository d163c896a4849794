/** Refereeing: plays a record step by step and names the first fault. */
import { type Code, MoveList } from './code.ts';
import { CHANCE, type Emit, type Game, type GameTypes, NOBODY } from './contract.ts';
import { draw } from './dice.ts';
import { commitmentTo, drawOf, FairDice, type Fairness } from './fairness.ts';
import { Play, resultOf } from './play.ts';
import { InputError } from './read.ts';
import type { GameRecord, Step } from './record.ts';

/** Plays the first `until` steps of a record strictly, and checks its fairness and result; throws an InputError at the first fault. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  until = record.steps.length,
  emit?: (event: G['event'], step: number) => void,
): Play<G> {
  const { rules } = game;
  const [fewest, most] = rules.seats;
  if (record.game !== rules.id)
    throw new InputError({ path: 'game', reason: 'other-game', facts: { got: record.game, expected: rules.id } });
  if (record.board !== game.board.name) {
    throw new InputError({ path: 'board', reason: 'other-board', facts: { got: record.board, expected: game.board.name } });
  }
  if (record.players < fewest || record.players > most) {
    throw new InputError({ path: 'players', reason: 'not-in-range', facts: { got: record.players, least: fewest, most } });
  }
  if (record.rules !== rules.version) {
    throw new InputError({ path: 'rules', reason: 'other-version', facts: { got: record.rules, expected: rules.version } });
  }
  checkCommitment(record);
  const play = new Play(game, record.players);
  record.steps.slice(0, until).forEach((step, i) => {
    const codes = codesOf(play, step, `steps[${i}]`);
    if (step.by === 'chance') checkDraw(play, record.fairness, codes, i);
    for (const code of codes) play.move(code, emit && ((event) => emit(event, i)));
  });
  if (until >= record.steps.length) checkEnd(game, record, play);
  return play;
}

/** Plays one step from outside; plays none of it if any of it is refused. */
export function playStep<G extends GameTypes>(play: Play<G>, step: Step, path: string, emit?: Emit<G['event']>): void {
  for (const code of codesOf(play, step, path)) play.move(code, emit);
}

/** The moves of a step, if it is complete and may be played now. */
function codesOf<G extends GameTypes>(play: Play<G>, step: Step, path: string): Code[] {
  const { rules, steps } = play.game;
  const { by, ...body } = step;
  const actor = rules.actor(play.state);
  if (actor === NOBODY) throw new InputError({ path, reason: 'game-over' });
  const moves = steps.read(body, path);
  const trial = play.trial();
  const prompt = rules.prompt(trial);
  if (by !== (actor === CHANCE ? 'chance' : actor)) {
    throw new InputError({
      path: `${path}.by`,
      reason: 'not-their-turn',
      clause: prompt?.clause,
      facts: { got: by, expected: actor === CHANCE ? 'chance' : actor },
    });
  }
  const codes = moves.map((move, i) => {
    const refusal = i > 0 && !steps.continues(trial) ? { clause: prompt?.clause, reason: 'step-too-long' } : rules.refuse(trial, move);
    if (refusal) throw new InputError({ path, ...refusal });
    const code = rules.encode(move);
    rules.apply(trial, code);
    return code;
  });
  if (moves.length === 0 || steps.continues(trial)) {
    throw new InputError({ path, reason: 'step-too-short', clause: rules.prompt(trial)?.clause });
  }
  return codes;
}

function checkCommitment({ fairness }: GameRecord): void {
  if (fairness?.seed !== undefined && commitmentTo(fairness.seed) !== fairness.commitment) {
    throw new InputError({ path: 'fairness.seed', reason: 'commitment-broken', facts: { expected: fairness.commitment } });
  }
}

/** Once the seed is revealed, every chance step must match it. */
function checkDraw<G extends GameTypes>(play: Play<G>, fairness: Fairness | undefined, codes: readonly Code[], index: number): void {
  if (fairness?.seed === undefined) return;
  const { rules } = play.game;
  const dice = new FairDice(fairness.seed, fairness.salts ?? [], drawOf(play.steps, fairness.draws));
  const trial = play.trial();
  const list = new MoveList();
  for (const code of codes) {
    rules.legal(trial, list);
    if (draw(rules, trial, list, dice) !== code) throw new InputError({ path: `steps[${index}]`, reason: 'not-drawn-from-the-seed' });
    rules.apply(trial, code);
  }
}

function checkEnd<G extends GameTypes>(game: Game<G>, record: GameRecord, play: Play<G>): void {
  if (!play.over) {
    if (record.result !== undefined) throw new InputError({ path: 'result', reason: 'game-not-over' });
    return;
  }
  if (record.result === undefined) throw new InputError({ path: 'result', reason: 'missing-field' });
  const expected = resultOf(game, play.state, record.players);
  for (const field of ['scores', 'winners'] as const) {
    if (record.result[field].join() !== expected[field].join()) {
      throw new InputError({
        path: `result.${field}`,
        reason: 'wrong-result',
        facts: { got: record.result[field].join(', '), expected: expected[field].join(', ') },
      });
    }
  }
}
