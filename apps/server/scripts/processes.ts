/** Server processes that can be killed and come back, as a long run needs them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/free-port.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Halves the time of a start, of which such runs have many. */
const COMPILED = join(tmpdir(), 'shinar-compiled');
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

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.child = spawn(process.execPath, [MAIN], { env: this.environment, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await this.healthy())) await sleep(20);
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

  private async healthy(): Promise<boolean> {
    if (this.child?.exitCode !== null) throw new Error(`the server ended with ${this.child?.exitCode}`);
    return fetch(`${this.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
