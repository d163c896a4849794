/** A playthrough: a whole game as text, with its events and states, for people to read and tests to compare. */
import {
  type Game,
  type GameRecord,
  type GameTypes,
  InputError,
  Play,
  playStep,
  readRecord,
  resultOf,
  type Step,
  total,
  writeRecord,
} from '@shinar/core';

/** A line about the state follows every this many steps. */
const EVERY = 10;

/**
 * Line 1 is the title, line 2 the record without its steps. Then each step as in the record with its events indented below, and now and then the
 * hash of the state and the scores. If the rules refuse a step, the text ends there with the reason.
 */
export function goldenText<G extends GameTypes>(game: Game<G>, record: GameRecord, title: string): string {
  const play = new Play(game, record.players);
  const lines = [`# ${title}`, writeRecord(play.record())];
  try {
    record.steps.forEach((step, i) => {
      lines.push(stepLine(step));
      playStep(play, step, `steps[${i}]`, ({ type, ...facts }) => lines.push(`  ${type} ${JSON.stringify(facts)}`));
      if ((i + 1) % EVERY === 0 || play.over) lines.push(stateLine(play));
    });
    lines.push(play.over ? `result ${JSON.stringify(resultOf(game, play.state, play.players))}` : 'unfinished');
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    lines.push(`refused ${error.message}`);
  }
  return `${lines.join('\n')}\n`;
}

const stepLine = ({ by, do: verb, ...fields }: Step): string => JSON.stringify({ by, do: verb, ...fields });

function stateLine<G extends GameTypes>({ game, state, players, steps }: Play<G>): string {
  const hash = state.hash().toString(16).padStart(8, '0');
  const scores = Array.from({ length: players }, (_, seat) => total(game.rules, state, seat));
  return `= after ${steps.length} steps: hash ${hash}, scores ${scores.join(' ')}`;
}

/** The title and steps of a playthrough; the rest is what they gave when it was written. */
export function readPlaythrough(text: string): { readonly title: string; readonly record: GameRecord } {
  const [title = '', header = '', ...lines] = text.split('\n');
  if (!title.startsWith('# ')) throw new InputError({ path: 'line 1', reason: 'no-title' });
  const steps = lines.filter((line) => line.startsWith('{'));
  const record = readRecord(header.replace(/"steps":\[\]\}$/, `"steps":[${steps.join(',')}]}`));
  return { title: title.slice(2), record };
}
