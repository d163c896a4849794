/** What the bots would do, or think of what was done: asked for by a person, worked out in a worker, dropped at the next step. */
import { type Advice, type AdvisedMove, BotHost, Cancelled } from '@shinar/bots';
import { boardDataOf, type Code, type GameTypes } from '@shinar/core';
import type { GameUi, Picks } from '@shinar/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openBotWorker } from '../../bots/bots.ts';

interface Suggestion extends AdvisedMove {
  readonly picks: Picks;
}

export interface Hints {
  readonly thinking: boolean;
  readonly suggestions: readonly Suggestion[];
  readonly fault: string | undefined;
  ask(): void;
  hide(): void;
}

const BUDGET = { ms: 1500 };
const MOST = 3;
/** A suggestion further behind the best than this would be bad advice. */
const WORTH_SAYING = 0.15;
const host = new BotHost(openBotWorker);

interface Asked {
  readonly state: object;
  readonly suggestions?: readonly Suggestion[];
  readonly fault?: string;
}

/** About a position; `played`, if given, is always among the moves shown. */
export function useHints<G extends GameTypes>(ui: GameUi<G>, state: G['state'], players: number, played?: Code): Hints {
  const [asked, setAsked] = useState<Asked>();
  const stop = useRef<AbortController>(undefined);
  const current = asked?.state === state ? asked : undefined;

  useEffect(() => () => stop.current?.abort(), []);

  const ask = useCallback((): void => {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setAsked({ state });
    const question = { game: ui.game.rules.id, ...boardDataOf(ui.game), players, state: state.toJSON(), budget: BUDGET, most: MOST };
    host.advise({ ...question, ...(played !== undefined && { also: played }) }, signal).then(
      (advice) => !signal.aborted && setAsked({ state, suggestions: suggestionsOf(ui, state, advice, played) }),
      (error: Error) => {
        if (error instanceof Cancelled) return;
        console.warn(error);
        setAsked({ state, fault: error.message });
      },
    );
  }, [ui, state, players, played]);

  return {
    thinking: current !== undefined && current.suggestions === undefined && current.fault === undefined,
    suggestions: current?.suggestions ?? [],
    fault: current?.fault,
    ask,
    hide: () => setAsked(undefined),
  };
}

function suggestionsOf<G extends GameTypes>(ui: GameUi<G>, state: G['state'], { seat, moves }: Advice, played?: Code): Suggestion[] {
  const best = moves[0]?.shares[seat] ?? 0;
  return moves
    .filter(({ code, shares }, i) => i === 0 || code === played || best - shares[seat]! <= WORTH_SAYING)
    .map((move) => ({ ...move, picks: ui.picks(state, ui.game.rules.decode(move.code)) }));
}
