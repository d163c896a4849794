/** The programs of an arena thread: one process per seat, kept from game to game while it behaves. */
import { Program } from './program.ts';

export class Programs {
  private readonly running = new Map<string, Program>();

  async at(command: string, seat: number): Promise<Program> {
    const known = this.running.get(`${seat} ${command}`);
    if (known !== undefined) return known;
    const program = await Program.start(command);
    this.running.set(`${seat} ${command}`, program);
    return program;
  }

  /** Ends one that is at fault; the next game starts it again. */
  drop(command: string, seat: number): void {
    this.running.get(`${seat} ${command}`)?.kill();
    this.running.delete(`${seat} ${command}`);
  }

  async leave(): Promise<void> {
    await Promise.all([...this.running.values()].map((program) => program.leave()));
    this.running.clear();
  }
}
