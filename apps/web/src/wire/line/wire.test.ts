import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Watcher, Wire } from './wire.ts';

const WATCHER: Watcher = { next: () => 0, told: () => undefined, caughtUp: () => undefined, refused: () => undefined };
/** What RFC 6455 appends to a key before hashing, and a close frame. */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const GOODBYE = Buffer.from([0x88, 0]);

function welcome({ headers }: IncomingMessage, line: Socket): void {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${MAGIC}`).digest('base64');
  line.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
}

test('a line that nobody wants any more while it is being made is closed in good order once it stands', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const failures: Event[] = [];
  socket.addEventListener('error', (failure) => failures.push(failure));
  const closed = new Promise<CloseEvent>((done) => socket.addEventListener('close', done));
  const leave = new Wire(() => socket).watch('table', WATCHER);
  const [request, line] = (await once(server, 'upgrade')) as [IncomingMessage, Socket];
  leave();
  welcome(request, line);
  line.once('data', () => line.end(GOODBYE));
  expect(await closed).toMatchObject({ wasClean: true });
  expect(failures).toEqual([]);
});
