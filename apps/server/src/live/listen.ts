/** Listens to all sockets, in turn. One that sends more than its limit is refused, and in the end closed. */
import { CLOSE } from '@shinar/protocol';
import { Limiter } from '../base/limiter.ts';
import type { House } from '../domain/house/house.ts';
import type { Connection } from './connection.ts';
import { FairQueue } from './fair-queue.ts';
import type { Live } from './live.ts';
import { answerMessage } from './talk.ts';

const MOST_PENDING = 32;
/** Messages beyond the limit after which the socket is closed. */
const PATIENCE = 30;
/** How many seconds' worth of messages may come at once. */
const AHEAD = 3;

export class Listener {
  private readonly house: House;
  private readonly live: Live;
  private readonly limiter: Limiter;
  private readonly queue = new FairQueue<Connection>();

  constructor(house: House, live: Live) {
    const { messages } = house.config.limits;
    this.house = house;
    this.live = live;
    this.limiter = new Limiter(messages * AHEAD, AHEAD * 1000);
  }

  listen(connection: Connection): void {
    let over = 0;
    const counts = (): boolean => {
      if (connection.pending < MOST_PENDING && this.limiter.take(connection.key)) return true;
      this.house.metrics.refusals.inc({ code: 'too-many' });
      if (++over > PATIENCE) stopFlood(connection);
      else connection.send({ type: 'failed', ref: null, failure: { code: 'too-many' } });
      return false;
    };
    connection.socket.on('message', (raw: Buffer, binary: boolean) => {
      if (!counts()) return;
      connection.pending++;
      this.queue.add(connection, () => void this.answer(connection, binary ? '' : raw.toString()));
    });
    connection.socket.on('ping', (content: Buffer) => {
      if (counts()) connection.pong(content);
    });
    connection.socket.on('pong', (content: Buffer) => {
      if (connection.beat?.equals(content)) connection.beat = undefined;
      else counts();
    });
  }

  private async answer(connection: Connection, text: string): Promise<void> {
    const more = await answerMessage(this.house, this.live, connection, text);
    connection.pending--;
    this.limiter.spend(connection.key, more);
  }
}

/** What is still on its way isn't even read. */
function stopFlood(connection: Connection): void {
  connection.drop(CLOSE.tooMany);
  connection.socket.pause();
}
