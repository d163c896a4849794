/** The files of a folder over HTTP, for this machine alone. */
import { createReadStream, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const HOST = '127.0.0.1';
const LAST_PORT = 65535;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export function folderServer(folder: string): Server {
  return createServer((request, answer) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(answer, 405, 'Only GET and HEAD.');
    const file = fileAt(resolve(folder), request);
    if (file === undefined) return refuse(answer, 404, 'There is no such file.');
    answer.writeHead(200, {
      'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
      'Content-Length': file.size,
      // Files of assets/ have a hash in their name; all others, the service worker above all, are asked for anew.
      'Cache-Control': file.path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') return answer.end();
    createReadStream(file.path)
      .on('error', (error) => answer.destroy(error))
      .pipe(answer);
  });
}

function refuse(answer: ServerResponse, status: number, sentence: string): void {
  answer.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

function fileAt(folder: string, { url = '/' }: IncomingMessage): { readonly path: string; readonly size: number } | undefined {
  const asked = decoded(url.split(/[?#]/, 1)[0]!);
  if (asked === undefined) return undefined;
  const path = join(folder, asked.endsWith('/') ? `${asked}index.html` : asked);
  if (!path.startsWith(folder + sep)) return undefined;
  const found: Stats | undefined = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? { path, size: found.size } : undefined;
}

/** The path without its escapes; nothing where it is no path at all. */
function decoded(path: string): string | undefined {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // escapes that are not UTF-8
  }
}

/** Listens on the first free port from `port` on; answers which. */
export async function listenFrom(server: Server, port: number): Promise<number> {
  const error = await listen(server, port);
  if (error === undefined) return (server.address() as { port: number }).port;
  if (error.code !== 'EADDRINUSE' || port === LAST_PORT) throw error;
  return listenFrom(server, port + 1);
}

export const addressOf = (port: number): string => `http://${HOST}:${port}/`;

function listen(server: Server, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const ready = (): void => {
      server.off('error', failed);
      done(undefined);
    };
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', ready);
      done(error);
    };
    server.once('error', failed).once('listening', ready).listen(port, HOST);
  });
}
