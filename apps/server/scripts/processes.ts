/** Server processes that can be killed and come back, as a long run needs them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/free-port.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Halves the time of a start, of which such runs have many. */
const COMPILED = join(tmpdir(), 'shinar-compiled');
/** Enough of what a server says to find the word that it listens. */
const MOST_KEPT = 1000;
/** For runs that measure, not the limits. */
export const OPEN_LIMITS = {
  SHINAR_LOG: 'warn',
  SHINAR_REQUESTS_A_MINUTE: '0',
  SHINAR_GUESTS_AN_HOUR: '0',
  SHINAR_MESSAGES_A_SECOND: '1000',
  SHINAR_SOCKETS_EACH: '0',
  SHINAR_TABLES_EACH: '100000',
  SHINAR_BOT_THREADS: '1',
};

export class ServerProcess {
  readonly url: string;
  private readonly environment: Record<string, string>;
  private child: ChildProcess | undefined;
  private listening = Promise.withResolvers<void>();

  private constructor(port: number, settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.environment = {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      ...OPEN_LIMITS,
      ...settings,
      SHINAR_PORT: String(port),
    };
  }

  static async start(settings: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), settings);
    await server.start();
    return server;
  }

  /** Until it listens, for whoever would ask in vain while it is gone. */
  get up(): Promise<void> {
    return this.listening.promise;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], { env: this.environment, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((done, failed) => {
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      let said = '';
      child.stdout.on('data', (text) => {
        said = (said + text).slice(-MOST_KEPT);
        if (said.includes('"listening"')) done();
      });
    });
    this.listening.resolve();
  }

  /** As whoever looks after it would: again, if it ends because the database does not answer. */
  async startAgain(): Promise<void> {
    await this.start().catch(() => this.startAgain());
  }

  /** With the limits that a server has if nothing is said. */
  static async startLimited(settings: Record<string, string>): Promise<ServerProcess> {
    const usual = Object.fromEntries(Object.keys(OPEN_LIMITS).map((name) => [name, '']));
    return ServerProcess.start({ ...usual, SHINAR_LOG: 'warn', ...settings });
  }

  /** Without warning, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    this.listening = Promise.withResolvers();
    const gone = new Promise((done) => child?.once('exit', done));
    child?.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  }
}
