/** What every game's screens owe, checked over random games. */
import { CHANCE, type GameTypes, MoveList, NOBODY, SeededDice } from '@shinar/core';
import type { Choice, GameUi, GameWords } from './index.ts';
import { choicesIn, offerOf, pickedAfter, surely, type Token } from './index.ts';

/** Plays a random game and answers what is wrong with picks and words, at most one fault a position. */
export function checkPicks<G extends GameTypes>(ui: GameUi<G>, words: GameWords<G>, players: number, seed: number): string[] {
  const { rules } = ui.game;
  const state = rules.setup(players);
  const dice = new SeededDice(seed);
  const list = new MoveList();
  const faults: string[] = [];
  while (rules.actor(state) !== NOBODY) {
    list.clear();
    rules.legal(state, list);
    if (rules.actor(state) !== CHANCE) {
      const fault = faultIn(ui, words, state);
      if (fault !== undefined) faults.push(`seed ${seed}: ${fault}`);
    }
    const events: G['event'][] = [];
    rules.apply(state, list.codes[dice.below(list.length)]!, (event) => events.push(event));
    for (const line of words.events(events)) if (/undefined|NaN|\[object/.test(line)) faults.push(`seed ${seed}: event reads "${line}"`);
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

function faultIn<G extends GameTypes>(ui: GameUi<G>, words: GameWords<G>, state: G['state']): string | undefined {
  const choices = choicesIn(ui, state);
  for (const choice of choices) {
    const chosen: Token[] = choice.picks.flatMap((group) => (typeof group === 'string' ? [group] : [...group]));
    for (let i = 0; i < chosen.length; i++) {
      const { complete, tokens } = offerOf(choices, chosen.slice(0, i));
      if (complete !== undefined) return `${JSON.stringify(complete.move)} is complete before ${JSON.stringify(choice.move)}`;
      if (!tokens.has(chosen[i]!)) return `${chosen[i]} is not offered on the way to ${JSON.stringify(choice.move)}`;
      if (/undefined|NaN/.test(words.token(chosen[i]!, state)) || words.token(chosen[i]!, state) === chosen[i])
        return `no words for ${chosen[i]}`;
    }
    const { complete } = offerOf(choices, chosen);
    if (complete?.code !== choice.code)
      return `${chosen.join(' ')} makes ${JSON.stringify(complete?.move)}, not ${JSON.stringify(choice.move)}`;
  }
  return undefined;
}
