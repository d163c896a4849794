/** For tests and long runs: a line to a server that can stand still, be cut, and be joined again. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** The last that the near side has said, to tell the lines apart. */
  said: string;
  /** Neither side hears of the other any more, not even that it has gone. */
  lost: boolean;
}

const MOST_KEPT = 4096;

export class Line {
  readonly port: number;
  private readonly pairs: Set<Pair>;
  private readonly stop: () => void;
  private still = false;

  private constructor(port: number, pairs: Set<Pair>, stop: () => void) {
    this.port = port;
    this.pairs = pairs;
    this.stop = stop;
  }

  static async to(port: number): Promise<Line> {
    const pairs = new Set<Pair>();
    const server = createServer((near) => line.join(near, port));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const line: Line = new Line((server.address() as AddressInfo).port, pairs, () => server.close());
    return line;
  }

  /** Nothing more passes, and nothing is lost: of all lines, also those to come; or of those now open whose near side has said something. */
  hold(said?: RegExp): void {
    this.still = said === undefined;
    for (const pair of this.pairs) if (said?.test(pair.said) !== false) quiet(pair);
  }

  goOn(): void {
    this.still = false;
    for (const { near, far } of this.pairs) {
      near.resume();
      far.resume();
    }
  }

  /** What is said on the lines now open goes nowhere, as where a firewall has forgotten them; new ones work. */
  lose(said?: RegExp): void {
    for (const pair of this.pairs) if (said?.test(pair.said) !== false) pair.lost = true;
  }

  cut(): void {
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  end(): void {
    this.cut();
    this.stop();
  }

  private join(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1');
    const pair: Pair = { near, far, said: '', lost: false };
    this.pairs.add(pair);
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (chunk: Buffer) => {
        if (from === near) pair.said = (pair.said + chunk.toString('latin1')).slice(-MOST_KEPT);
        if (!pair.lost) to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        if (!pair.lost) to.destroy();
        if (to.destroyed) this.pairs.delete(pair);
      });
    };
    pass(near, far);
    pass(far, near);
    if (this.still) quiet(pair);
  }
}

function quiet({ near, far }: Pair): void {
  near.pause();
  far.pause();
}
