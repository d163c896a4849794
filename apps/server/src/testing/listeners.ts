/** For tests: the far ends of notices, on this machine. They speak the real protocols. */
import { createServer, type Server as HttpsServer } from 'node:https';
import { type AddressInfo, createServer as createLine, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How long a letter is waited for, in milliseconds. */
const PATIENCE = 30_000;

interface Listener {
  readonly port: number;
  end(): Promise<void>;
}

async function listening(server: Server | HttpsServer): Promise<Listener> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const end = (): Promise<void> => new Promise((done) => server.close(() => done()));
  return { port: (server.address() as AddressInfo).port, end };
}

export interface Letter {
  readonly to: string;
  readonly text: string;
}

/** Takes mail (RFC 5321), except for who is called `nobody`. */
export async function smtpListener(): Promise<Listener & { readonly letters: Letter[]; letterTo(to: string): Promise<string> }> {
  const letters: Letter[] = [];
  const listener = await listening(createLine((socket) => serveMail(socket, letters)));
  /** The text of the last letter to an address, once there is one. */
  const letterTo = async (to: string): Promise<string> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(20)) {
      const letter = letters.findLast((one) => one.to === to);
      if (letter !== undefined) return letter.text;
    }
    throw new Error(`no letter to ${to}`);
  };
  return { ...listener, letters, letterTo };
}

function serveMail(socket: Socket, letters: Letter[]): void {
  let [rest, to, body] = ['', '', undefined as string[] | undefined];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const heard = (line: string): void => {
    if (body !== undefined) {
      if (line !== '.') return void body.push(line);
      letters.push({ to, text: body.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') });
      body = undefined;
      say('250 taken');
    } else if (line.startsWith('RCPT TO:')) {
      to = line.slice('RCPT TO:<'.length, -1);
      say(to.startsWith('nobody@') ? '550 not here' : '250 fine');
    } else if (line === 'DATA') {
      body = [];
      say('354 go on');
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else {
      say('250 fine');
    }
  };
  say('220 here');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) heard(line);
  });
}

export interface Post {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A key that both sides know stands in place of a certificate: TLS all the same. */
export const SHARED_TLS = {
  ciphers: 'PSK',
  maxVersion: 'TLSv1.2',
  pskCallback: () => ({ psk: Buffer.alloc(32, 7), identity: 'test' }),
  checkServerIdentity: () => undefined,
} as const;

/** Keeps what is posted to it, and answers with the status that the path ends with. */
export async function httpsListener(): Promise<Listener & { readonly posts: Post[] }> {
  const posts: Post[] = [];
  const { ciphers, maxVersion } = SHARED_TLS;
  const server = createServer({ ciphers, maxVersion, pskCallback: () => Buffer.alloc(32, 7) }, (request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      answer.writeHead(Number(request.url?.slice(-3))).end();
    });
  });
  return { ...(await listening(server)), posts };
}
