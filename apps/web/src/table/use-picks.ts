/** The picking of a move: what is chosen, what may come next, what the thing pointed at would do, and why a thing cannot be picked. */
import type { GameTypes, Refusal } from '@shinar/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GameUi, type Preview, previewOf } from '../games/game-ui.ts';
import { type Choice, offerOf, pickedAfter, type Token } from './picks.ts';

export interface Picking<G extends GameTypes = GameTypes> {
  readonly chosen: readonly Token[];
  readonly offered: ReadonlySet<Token>;
  readonly preview: Preview<G> | undefined;
  /** A token tapped once that plays when tapped again. */
  readonly armed: boolean;
  pick(token: Token): void;
  point(token: Token | undefined): void;
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
  const [pointed, point] = useState<Token | undefined>();
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

  const unpick = (): void => {
    setChosen([]);
    setArmed(undefined);
  };

  const pick = (token: Token): void => {
    const picked = pickedAfter(choices, chosen, token, () => refusalOf(ui, state, choices, chosen, token));
    if ('refusal' in picked) {
      onRefused(picked.refusal);
    } else if (picked.complete !== undefined && (armed === token || !tapTwice || !byFinger.current)) {
      onMove(picked.complete);
    } else {
      setChosen(picked.chosen);
      setArmed(picked.complete && token);
    }
  };

  return { chosen, offered, preview, armed: armed !== undefined, pick, point, unpick };
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
