/** A plain reverse proxy: every request and every socket goes to the next process in turn, whoever comes. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export class ReverseProxy {
  readonly url: string;
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async to(urls: readonly string[]): Promise<ReverseProxy> {
    let turn = 0;
    const next = (): URL => new URL(urls[turn++ % urls.length]!);
    const server = createServer((asked, answer) => {
      const { hostname, port } = next();
      const passed = request({ hostname, port, method: asked.method, path: asked.url, headers: asked.headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    server.on('upgrade', (asked, near) => {
      const { hostname, port } = next();
      const far = connect(Number(port), hostname, () => far.write(`${headOf(asked)}\r\n\r\n`));
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new ReverseProxy(server);
  }

  end(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = Array.from({ length: rawHeaders.length / 2 }, (_, i) => `${rawHeaders[2 * i]}: ${rawHeaders[2 * i + 1]}`);
  return [`${method} ${url} HTTP/1.1`, ...lines].join('\r\n');
}
