/** Steps shown here that the server hasn't confirmed yet. */
import type { Seat, Step } from '@shinar/core';
import { type Trouble, troubleOf } from '../../base/server/api.ts';
import type { Room } from './room.ts';
import { newTicket } from './ticket.ts';
import type { Unsent, UnsentSteps } from './unsent.ts';

interface Unsure extends Unsent {
  sent: boolean;
}

const AGAIN = 500;

export class Outbox {
  private unsure: Unsure[] = [];
  /** The last step waits for the player to end the turn. */
  private held = false;
  private readonly room: Room;
  /** Called with the step that the server refuses; all later ones are refused with it. */
  private readonly onRefused: (at: number, trouble: Trouble) => void;
  /** Called after every change. */
  private readonly keep: (unsent: UnsentSteps) => void;

  constructor(room: Room, onRefused: Outbox['onRefused'], keep: Outbox['keep']) {
    this.room = room;
    this.onRefused = onRefused;
    this.keep = keep;
  }

  get length(): number {
    return this.unsure.length;
  }

  get holds(): boolean {
    return this.held;
  }

  add(step: Step, index: number, hold: boolean, ticket = newTicket()): void {
    this.unsure.push({ step, ticket, index, sent: false });
    this.changed(hold);
  }

  /** Whether the server confirms the first of them. */
  confirms(step: Step): boolean {
    const same = isSame(step, this.unsure[0]?.step);
    if (same) this.unsure.shift();
    if (same) this.changed(this.held && this.unsure.length > 0);
    return same;
  }

  /** Removes all from one on; returns them. */
  cut(from: number): readonly Step[] {
    const gone = this.unsure.splice(from);
    if (gone.length > 0) this.changed(false);
    return gone.map(({ step }) => step);
  }

  release(): void {
    this.changed(false);
    this.sendAll();
  }

  /** Sends what is not on its way; also used to send again after a lost connection. */
  sendAll(): void {
    for (const one of this.held ? this.unsure.slice(0, -1) : this.unsure) if (!one.sent) void this.send(one);
  }

  private async send(one: Unsure): Promise<void> {
    const { step, ticket, index } = one;
    one.sent = true;
    try {
      await this.room.send({ type: 'step', index, ticket, step: step as Step & { by: Seat } });
    } catch (error) {
      const trouble = troubleOf(error);
      one.sent = false;
      if (trouble.code === 'no-connection') return;
      if (trouble.code === 'try-again') {
        setTimeout(() => this.sendAll(), AGAIN);
        return;
      }
      const at = this.unsure.indexOf(one);
      // It overtook one that has to be sent again.
      if (trouble.code === 'stale-index' && this.unsure.slice(0, at).some(({ sent }) => !sent)) return;
      if (at >= 0) this.onRefused(at, trouble);
    }
  }

  private changed(held: boolean): void {
    this.held = held;
    this.keep({ steps: this.unsure, held });
  }
}

export const isSame = (one: Step, other: Step | undefined): boolean =>
  other !== undefined && one.by === other.by && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (step: Step): unknown[] => Object.entries(step).sort(([one], [other]) => (one < other ? -1 : 1));
