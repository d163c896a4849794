/** Picking a move: what is chosen, what may come next, what the thing pointed at would do, and why a thing can't be picked. */
import type { GameTypes, Refusal } from '@shinar/core';
import type { Point } from '@shinar/table';
import { type Choice, type GameUi, offerOf, type Preview, pickedAfter, previewOf, surely, type Token } from '@shinar/table';
import { useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';

export interface Picking<G extends GameTypes = GameTypes> {
  readonly chosen: readonly Token[];
  readonly offered: ReadonlySet<Token>;
  readonly preview: Preview<G> | undefined;
  /** The token that the preview is of. */
  readonly looked: Token | undefined;
  /** Whether it was tapped once and plays when tapped again. */
  readonly armed: boolean;
  pick(token: Token): void;
  readonly point: Point;
  unpick(): void;
}

interface Options<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly state: G['state'];
  readonly choices: readonly Choice<G>[];
  /** Whether a finger's first tap only previews. */
  readonly tapTwice: boolean;
  readonly onMove: (choice: Choice<G>) => void;
  /** A token was picked that is not offered: the refusal of the move that was meant, if one is known. */
  readonly onRefused: (refusal: Refusal | undefined) => void;
}

export function usePicks<G extends GameTypes>({ ui, state, choices, tapTwice, onMove, onRefused }: Options<G>): Picking<G> {
  const [chosen, setChosen] = useState<readonly Token[]>([]);
  const [pointed, setPointed] = useState<Token | undefined>();
  const [armed, setArmed] = useState<Token | undefined>();
  const byFinger = useLastPointer();
  const [before, setBefore] = useState(choices);
  if (before !== choices) {
    setBefore(choices);
    setChosen([]);
    setArmed(undefined);
  }

  const offered = useMemo(() => offerOf(choices, chosen).tokens, [choices, chosen]);
  const looked = armed ?? pointed;
  const preview = useMemo(() => {
    if (looked === undefined || !offered.has(looked)) return undefined;
    const { complete } = offerOf(choices, [...chosen, looked]);
    return complete && previewOf(ui.game, state, complete.move);
  }, [ui, state, choices, chosen, looked, offered]);

  // A press blurs what was picked before: that must not take the preview from under the pointer, or the press is lost with it.
  const point: Point = useSteady((token, on) => setPointed((last) => (on ? token : last === token ? undefined : last)));

  const unpick = (): void => {
    setChosen([]);
    setArmed(undefined);
  };

  const pick = useSteady((token: Token): void => {
    if (chosen.includes(token) && ui.stays?.(token)) {
      setArmed(nextOf(ui, [...offered], armed));
      return;
    }
    const picked = surely(
      ui,
      choices,
      pickedAfter(choices, chosen, token, () => refusalOf(ui, state, choices, chosen, token)),
    );
    if ('refusal' in picked) {
      onRefused(picked.refusal);
    } else if (picked.complete !== undefined && (armed === token || !tapTwice || !byFinger.current)) {
      onMove(picked.complete);
    } else {
      setChosen(picked.chosen);
      setArmed(picked.complete && token);
    }
  });

  return { chosen, offered, preview, looked, armed: armed !== undefined, pick, point, unpick };
}

/** Does what the latest of its kind would do, and is always the same: who is given it is not drawn anew for it. */
function useSteady<A extends readonly unknown[]>(act: (...about: A) => void): (...about: A) => void {
  const latest = useRef(act);
  // Before the effects of what is drawn: some of them act.
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...about: A) => latest.current(...about), []);
}

/** Of the buttons that are offered, the one after the one that was armed. */
function nextOf<G extends GameTypes>(ui: GameUi<G>, offered: readonly Token[], armed: Token | undefined): Token | undefined {
  const buttons = offered.filter((token) => !ui.drawn(token));
  return buttons[(buttons.indexOf(armed ?? '') + 1) % buttons.length];
}

function refusalOf<G extends GameTypes>(
  ui: GameUi<G>,
  state: G['state'],
  choices: readonly Choice<G>[],
  chosen: readonly Token[],
  token: Token,
): Refusal | undefined {
  if (choices.length === 0) return undefined;
  for (const move of ui.meant(state, chosen, token)) {
    const refusal = ui.game.rules.refuse(state, move);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Whether the last pointer that touched the page was a finger. */
function useLastPointer() {
  const byFinger = useRef(false);
  useEffect(() => {
    const note = (event: PointerEvent): void => {
      byFinger.current = event.pointerType === 'touch';
    };
    window.addEventListener('pointerdown', note, true);
    return () => window.removeEventListener('pointerdown', note, true);
  }, []);
  return byFinger;
}
