/** A program that communicates in lines, with limits on how long we wait and how much it may write. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Characters it may write between two questions; no real answer comes close. */
const MOST_SAID = 1 << 20;
const MOST_COMPLAINT = 400;

export type Failing = 'not-started' | 'ended' | 'no-answer' | 'too-much' | 'nonsense' | 'illegal-step';

/** The program is at fault; `message` is meant for people. */
export class EngineFault extends Error {
  readonly failing: Failing;

  constructor(failing: Failing, message: string) {
    super(message);
    this.name = 'EngineFault';
    this.failing = failing;
  }
}

interface Waiting {
  heard(line: string | undefined): void;
  failed(fault: EngineFault): void;
}

export class Child {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines: string[] = [];
  private rest = '';
  private said = 0;
  private complaint = '';
  private fault: EngineFault | undefined;
  private waiting: Waiting | undefined;

  /** A command line, its words separated by spaces. */
  constructor(command: string) {
    const [file = '', ...args] = command.trim().split(/\s+/);
    this.process = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const { stdin, stdout, stderr } = this.process;
    this.process.on('error', (error) => this.fail('not-started', `it cannot be started (${error.message})`));
    this.process.on('close', (code, signal) =>
      this.fail('ended', `it ended by itself with ${signal ?? `exit code ${code}`}${this.told()}`),
    );
    stdin.on('error', () => undefined); // it has gone; `close` reports that
    stdout.setEncoding('utf8').on('data', (text: string) => this.receive(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-MOST_COMPLAINT);
    });
  }

  write(text: string): void {
    this.said = 0;
    this.process.stdin.write(text);
  }

  /** The next line; undefined if none came by `until`, in terms of `performance.now()`. */
  next(until: number): Promise<string | undefined> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.fault !== undefined) return Promise.reject(this.fault);
    return new Promise((done, refuse) => {
      const settle = <T>(tell: (value: T) => void): ((value: T) => void) => {
        return (value) => {
          clearTimeout(timer);
          this.waiting = undefined;
          tell(value);
        };
      };
      this.waiting = { heard: settle(done), failed: settle(refuse) };
      const timer = setTimeout(() => this.waiting?.heard(undefined), Math.max(0, until - performance.now()));
    });
  }

  /** Kills it; anything it still writes is ignored. */
  kill(): void {
    this.fault ??= new EngineFault('ended', 'it was ended');
    this.process.kill('SIGKILL');
  }

  /** Sends a last line and gives it some time to exit by itself. */
  leave(text: string, ms: number): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null || this.process.pid === undefined) return Promise.resolve();
    return new Promise((gone) => {
      const timer = setTimeout(() => this.kill(), ms);
      this.process.once('exit', () => {
        clearTimeout(timer);
        gone();
      });
      this.process.stdin.end(text);
    });
  }

  private receive(text: string): void {
    if (this.fault !== undefined) return;
    this.said += text.length;
    if (this.said > MOST_SAID) {
      this.fail('too-much', `it said more than ${MOST_SAID} characters at a time`);
      return;
    }
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    this.lines.push(...lines);
    if (this.waiting !== undefined && this.lines.length > 0) this.waiting.heard(this.lines.shift()!);
  }

  private fail(failing: Failing, message: string): void {
    this.fault ??= new EngineFault(failing, message);
    this.process.kill('SIGKILL');
    this.waiting?.failed(this.fault);
  }

  private told(): string {
    const last = this.complaint.trim().split('\n').at(-1) ?? '';
    return last === '' ? '' : `: ${last}`;
  }
}
