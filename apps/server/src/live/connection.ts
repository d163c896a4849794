/** One socket, with limits on what it sends and on what waits to be sent to it. */
import type { Socket } from 'node:net';
import { CLOSE, type ServerMessage } from '@shinar/protocol';
import type { WebSocket } from 'ws';

/** With more than this unsent, the other side isn't reading. */
const MOST_UNSENT = 1 << 20;

export interface Visitor {
  readonly person: string | undefined;
  readonly session: string | undefined;
}

export class Connection {
  readonly socket: WebSocket;
  private readonly line: Socket;
  readonly visitor: Visitor;
  /** Who it counts for: a person, or an address. */
  readonly key: string;
  /** What it is subscribed to. */
  readonly tables = new Set<number>();
  /** People it has muted. */
  muted: ReadonlySet<string>;
  /** The last heartbeat's payload, until it is answered. */
  beat: Buffer | undefined;
  /** Requests under way. */
  pending = 0;

  constructor(socket: WebSocket, line: Socket, visitor: Visitor, muted: ReadonlySet<string>, key: string) {
    this.socket = socket;
    this.line = line;
    this.visitor = visitor;
    this.muted = muted;
    this.key = key;
  }

  send(message: ServerMessage): void {
    this.sendText(textOf(message));
  }

  /** Drops a slow reader; it may come back and resume where it was. */
  sendText(text: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) {
      this.drop(CLOSE.slow);
    } else {
      gather(this.line);
      this.socket.send(text, { binary: false });
    }
  }

  /** Answers a ping, unless what was sent before is still unread. */
  pong(content: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) this.drop(CLOSE.slow);
    else this.socket.pong(content);
  }

  /** Says why, then neither listens nor waits for an answer. */
  drop(code: number): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    for (const kind of ['message', 'ping', 'pong']) this.socket.removeAllListeners(kind);
    this.socket.close(code);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }
}

/** A message to many is serialised once. */
export const textOf = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));

let gathering: Socket[] = [];

/** Messages sent at the same moment leave together: writing to the socket is most of a message's cost. */
function gather(line: Socket): void {
  if (line.writableCorked > 0) return;
  line.cork();
  if (gathering.push(line) === 1) process.nextTick(release);
}

function release(): void {
  const lines = gathering;
  gathering = [];
  for (const line of lines) line.uncork();
}
