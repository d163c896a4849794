/** What every game's screens owe, checked over random games. */
import { CHANCE, type GameTypes, MoveList, NOBODY, SeededDice } from '@shinar/core';
import type { Choice, GameUi, GameWords } from './index.ts';
import { choicesIn, offerOf, pickedAfter, surely, type Token } from './index.ts';

/** Plays a random game and answers what is wrong with picks and with the words of some languages, at most one fault a position. */
export function checkPicks<G extends GameTypes>(
  ui: GameUi<G>,
  languages: readonly GameWords<G>[],
  players: number,
  seed: number,
): string[] {
  const { rules } = ui.game;
  const state = rules.setup(players);
  const dice = new SeededDice(seed);
  const list = new MoveList();
  const faults: string[] = [];
  while (rules.actor(state) !== NOBODY) {
    list.clear();
    rules.legal(state, list);
    if (rules.actor(state) !== CHANCE) {
      const fault = faultIn(ui, languages, state);
      if (fault !== undefined) faults.push(`seed ${seed}: ${fault}`);
    }
    const events: G['event'][] = [];
    rules.apply(state, list.codes[dice.below(list.length)]!, (event) => events.push(event));
    for (const line of languages.flatMap((words) => words.events(events))) {
      if (/undefined|NaN|\[object/.test(line)) faults.push(`seed ${seed}: event reads "${line}"`);
    }
  }
  return faults;
}

/** The tokens that a person taps to make a move: those of its picks, as long as the table asks for one. */
export function tapsOf<G extends GameTypes>(ui: GameUi<G>, choices: readonly Choice<G>[], { picks }: Choice<G>): Token[] {
  let chosen: readonly Token[] = [];
  const taps: Token[] = [];
  for (const token of picks.flat()) {
    if (chosen.includes(token)) continue;
    taps.push(token);
    const picked = surely(
      ui,
      choices,
      pickedAfter(choices, chosen, token, () => undefined),
    );
    if ('refusal' in picked) throw new Error(`${token} cannot be picked after ${chosen.join(' ')}`);
    if (picked.complete !== undefined) break;
    chosen = picked.chosen;
  }
  return taps;
}

function faultIn<G extends GameTypes>(ui: GameUi<G>, languages: readonly GameWords<G>[], state: G['state']): string | undefined {
  const choices = choicesIn(ui, state);
  // Moves have most of their way in common: each place on it is looked at once.
  const offerAfter = once((chosen: readonly Token[]) => offerOf(choices, chosen));
  const saidOf = once(([token]: readonly Token[]) => languages.map((words) => words.token(token!, state)));
  for (const choice of choices) {
    const chosen: Token[] = choice.picks.flatMap((group) => (typeof group === 'string' ? [group] : [...group]));
    for (const [i, token] of chosen.entries()) {
      const { complete, tokens } = offerAfter(chosen.slice(0, i));
      if (complete !== undefined) return `${JSON.stringify(complete.move)} is complete before ${JSON.stringify(choice.move)}`;
      if (!tokens.has(token)) return `${token} is not offered on the way to ${JSON.stringify(choice.move)}`;
      if (saidOf([token]).some((said) => said === token || /undefined|NaN/.test(said))) return `no words for ${token}`;
    }
    const { complete } = offerAfter(chosen);
    if (complete?.code !== choice.code)
      return `${chosen.join(' ')} makes ${JSON.stringify(complete?.move)}, not ${JSON.stringify(choice.move)}`;
  }
  return undefined;
}

/** The same answers, each found once. */
function once<A>(answer: (tokens: readonly Token[]) => A): (tokens: readonly Token[]) => A {
  const known = new Map<string, A>();
  return (tokens) => {
    const key = tokens.join(' ');
    if (!known.has(key)) known.set(key, answer(tokens));
    return known.get(key)!;
  };
}
