/** A move as a row of picks: what a person points at, one after the other, to make it. */
import { type Code, type GameTypes, MoveList, type Refusal } from '@shinar/core';
import type { Token } from '@shinar/words';
import type { GameUi } from './game-ui.ts';

/** The tokens of a move in order; those of an inner list may be picked in any order. No move's picks may begin another's. */
export type Picks = readonly (Token | readonly Token[])[];

/** A legal move and picks that make it; a move that can be picked in several ways is as many choices. */
export interface Choice<G extends GameTypes = GameTypes> {
  readonly code: Code;
  readonly move: G['move'];
  readonly picks: Picks;
}

/** What may be picked after `chosen` on the way to one move: nothing left when it is complete, undefined when it is another move's way. */
export function tokensAfter(picks: Picks, chosen: readonly Token[]): readonly Token[] | undefined {
  let at = 0;
  for (const group of picks) {
    const open = typeof group === 'string' ? [group] : [...group];
    while (open.length > 0) {
      if (at === chosen.length) return open;
      const found = open.indexOf(chosen[at]!);
      if (found < 0) return undefined;
      open.splice(found, 1);
      at++;
    }
  }
  return at === chosen.length ? [] : undefined;
}

/** What the choices offer after `chosen`: the tokens to pick next, or the move that is complete. */
export interface Offer<G extends GameTypes = GameTypes> {
  readonly tokens: ReadonlySet<Token>;
  readonly complete?: Choice<G>;
}

export function offerOf<G extends GameTypes>(choices: readonly Choice<G>[], chosen: readonly Token[]): Offer<G> {
  const tokens = new Set<Token>();
  for (const choice of choices) {
    const next = tokensAfter(choice.picks, chosen);
    if (next === undefined) continue;
    if (next.length === 0) return { tokens: new Set(), complete: choice };
    for (const token of next) tokens.add(token);
  }
  return { tokens };
}

/** What a pick leads to: the picks so far, with the move that the token completes if it does; or why not. */
export type Picked<G extends GameTypes = GameTypes> =
  | { readonly chosen: readonly Token[]; readonly complete?: Choice<G> }
  | { readonly refusal: Refusal<G['clause']> | undefined };

/** A token that leads nowhere from `chosen`, and that no rule forbids, begins anew where it can. */
export function pickedAfter<G extends GameTypes>(
  choices: readonly Choice<G>[],
  chosen: readonly Token[],
  token: Token,
  refuse: () => Refusal<G['clause']> | undefined,
): Picked<G> {
  if (offerOf(choices, chosen).tokens.has(token)) {
    const row = [...chosen, token];
    const { complete } = offerOf(choices, row);
    return complete === undefined ? { chosen: row } : { chosen, complete };
  }
  if (chosen.includes(token)) return { chosen: [] };
  const refusal = refuse();
  const anew = refusal === undefined && chosen.length > 0 && offerOf(choices, []).tokens.has(token);
  return anew ? pickedAfter(choices, [], token, refuse) : { refusal };
}

/** What is the only one left, and plain, is picked too. */
export function surely<G extends GameTypes>(ui: GameUi<G>, choices: readonly Choice<G>[], picked: Picked<G>): Picked<G> {
  if ('refusal' in picked || picked.complete !== undefined) return picked;
  const [only, ...others] = offerOf(choices, picked.chosen).tokens;
  if (only === undefined || others.length > 0 || !ui.sure?.(only)) return picked;
  return surely(
    ui,
    choices,
    pickedAfter(choices, picked.chosen, only, () => undefined),
  );
}

/** All legal moves of the actor with their picks. */
export function choicesIn<G extends GameTypes>(ui: GameUi<G>, state: G['state']): Choice<G>[] {
  const { rules } = ui.game;
  const list = new MoveList();
  rules.legal(state, list);
  return list.toArray().flatMap((code) => {
    const move = rules.decode(code);
    return [ui.picks(state, move), ...(ui.otherPicks?.(state, move) ?? [])].map((picks) => ({ code, move, picks }));
  });
}
