/** Steps that are shown here, but that the server has not told yet. */
import type { Seat, Step } from '@shinar/core';
import { type Trouble, troubleOf } from './api.ts';
import type { Room } from './room.ts';
import { newTicket } from './ticket.ts';

interface Unsure {
  readonly step: Step;
  readonly ticket: string;
  /** The length of the log that it follows. */
  readonly index: number;
  sent: boolean;
}

const AGAIN = 500;

export class Outbox {
  private unsure: Unsure[] = [];
  /** The last step waits for the word that the turn is over. */
  private held = false;
  private readonly room: Room;
  /** Told which step, and with it all behind it, the server does not take. */
  private readonly onRefused: (at: number, trouble: Trouble) => void;

  constructor(room: Room, onRefused: Outbox['onRefused']) {
    this.room = room;
    this.onRefused = onRefused;
  }

  get length(): number {
    return this.unsure.length;
  }

  get holds(): boolean {
    return this.held;
  }

  add(step: Step, index: number, hold: boolean): void {
    this.unsure.push({ step, ticket: newTicket(), index, sent: false });
    this.held = hold;
  }

  /** Whether the server tells the first of them: it is sure then. */
  confirms(step: Step): boolean {
    const same = isSame(step, this.unsure[0]?.step);
    if (same) this.unsure.shift();
    return same;
  }

  /** Takes away all from one on; answers them. */
  cut(from: number): readonly Step[] {
    const gone = this.unsure.splice(from);
    if (gone.length > 0) this.held = false;
    return gone.map(({ step }) => step);
  }

  release(): void {
    this.held = false;
    this.sendAll();
  }

  /** Sends what is not on its way; also again, after a broken connection. */
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
      if (at >= 0) this.onRefused(at, trouble);
    }
  }
}

const isSame = (one: Step, other: Step | undefined): boolean =>
  other !== undefined && one.by === other.by && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (step: Step): unknown[] => Object.entries(step).sort(([one], [other]) => (one < other ? -1 : 1));
