import { useLayoutEffect, useState } from 'react';
import { PHASE, supplyForecast } from '../rules/index.ts';
import { actorIn } from '../words/position.ts';
import { usePickRow } from './pick-row.ts';
import { picking } from './picks.ts';
import type { Props } from './props.ts';

/** Feeds as is best, card after card, as long as somebody's huts are hungry who asked for it. */
export function useFeeding(props: Props): () => void {
  const { state, offered } = props;
  const pickRow = usePickRow(props);
  const seat = actorIn(state);
  const [fed, setFed] = useState<{ readonly seat: number; readonly state: Props['state'] }>();
  useLayoutEffect(() => {
    if (fed === undefined || fed.state === state) return;
    const next = state.phase === PHASE.supply && seat === fed.seat && offered.size > 0 ? supplyForecast(state, seat).best[0] : undefined;
    setFed(next && { seat, state });
    if (next !== undefined) pickRow(picking.picks(state, next).flat());
  }, [fed, state, seat, offered, pickRow]);
  return () => {
    const [next] = supplyForecast(state, seat).best;
    if (next === undefined) return;
    setFed({ seat, state });
    pickRow(picking.picks(state, next).flat());
  };
}
