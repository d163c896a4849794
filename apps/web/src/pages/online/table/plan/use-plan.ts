import type { Plan } from '@shinar/protocol';
import { useCallback, useEffect, useState } from 'react';
import { call, ifAnswered } from '../../../../base/server/api.ts';
import { useValue } from '../../../../base/value.ts';
import type { RemoteTable } from '../remote/remote-table.ts';

export interface Planning {
  /** How many steps of mine wait for my turn. */
  readonly waiting: number;
  /** Leaves these steps to be played; none to be asked. */
  leave(steps: Plan['steps']): Promise<void>;
}

/** My plan as the server has it; asked again whenever the turn passes on. */
export function usePlan({ room, seat }: RemoteTable): Planning {
  const { view } = useValue(room.state);
  const [waiting, setWaiting] = useState(0);
  const turn = view?.status === 'running' ? view.turn.seat : undefined;
  const ask = useCallback(async (): Promise<void> => {
    const plan = await ifAnswered(call('plan', { params: { table: room.id } }));
    setWaiting(plan?.steps.length ?? 0);
  }, [room]);
  useEffect(() => {
    if (seat !== undefined && turn !== undefined) void ask();
  }, [ask, seat, turn]);
  const leave = async (steps: Plan['steps']): Promise<void> => {
    await room.attempt(() => call('setPlan', { params: { table: room.id }, body: { steps } }));
    await ask();
  };
  return { waiting, leave };
}
