/** The first free port of a host, starting with the preferred one. */
import { createServer } from 'node:net';

const LAST_PORT = 65535;

export async function freePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      return await tryPort(host, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === LAST_PORT) throw error;
    }
  }
}

/** Tries to listen for a moment; 0 takes any port. */
function tryPort(host: string, port: number): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed).listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : port));
    });
  });
}
