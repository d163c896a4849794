/** Listens to all sockets: who says more than one may is told so, and then not listened to; what the others say is heard in turns. */
import { CLOSE } from '@shinar/protocol';
import type { House } from '../house.ts';
import { Limiter } from '../limiter.ts';
import type { Connection } from './connection.ts';
import { hear } from './talk.ts';
import { Turns } from './turns.ts';

const MOST_PENDING = 32;
/** What is refused counts for so many more: a page of ours hardly says such things. */
const REFUSAL = 4;
/** After so many messages beyond the limit the socket is closed. */
const PATIENCE = 30;
/** One may be ahead by so many seconds' worth of messages. */
const AHEAD = 3;

export class Ear {
  private readonly house: House;
  private readonly limiter: Limiter;
  private readonly turns = new Turns<Connection>();

  constructor(house: House) {
    const { messages } = house.config.limits;
    this.house = house;
    this.limiter = new Limiter(messages * AHEAD, AHEAD * 1000);
  }

  listen(connection: Connection): void {
    let over = 0;
    connection.socket.on('message', (raw: Buffer, binary: boolean) => {
      if (connection.pending < MOST_PENDING && this.limiter.take(connection.key)) {
        connection.pending++;
        this.turns.add(connection, () => void this.hear(connection, binary ? '' : raw.toString()));
        return;
      }
      this.house.metrics.refusals.inc({ code: 'too-many' });
      if (++over > PATIENCE) stopFlood(connection);
      else connection.send({ type: 'failed', ref: null, failure: { code: 'too-many' } });
    });
  }

  private async hear(connection: Connection, text: string): Promise<void> {
    const refused = await hear(this.house, connection, text);
    connection.pending--;
    if (refused) this.limiter.spend(connection.key, REFUSAL);
  }
}

/** What is still on its way is not even read. */
function stopFlood(connection: Connection): void {
  connection.drop(CLOSE.tooMany);
  connection.socket.pause();
}
