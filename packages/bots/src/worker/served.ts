/** The inside of a worker, whatever its job: one answer per request, unless cancelled. */
import type { Answer, Call, Port } from './protocol.ts';

/** What a job can say and ask while it runs. */
export interface Under {
  /** Reports progress. */
  tell(progress: unknown): void;
  /** Lets pending calls arrive; resolves to whether the answer is still wanted. */
  goesOn(): Promise<boolean>;
}

export type Work<R> = (request: R, under: Under) => Promise<unknown>;

export class Served<R> {
  private readonly port: Port;
  private readonly work: Work<R>;
  private readonly open = new Set<number>();

  constructor(port: Port, work: Work<R>) {
    this.port = port;
    this.work = work;
  }

  async call(call: Call<R>): Promise<void> {
    const { id } = call;
    if ('cancel' in call) {
      this.open.delete(id);
      return;
    }
    this.open.add(id);
    const answer = await this.answer(id, call.request);
    if (this.open.delete(id)) this.port.post(answer);
  }

  private async answer(id: number, request: R): Promise<Answer> {
    const under: Under = {
      tell: (progress) => {
        if (this.open.has(id)) this.port.post({ id, progress });
      },
      goesOn: async () => {
        await this.port.rest();
        return this.open.has(id);
      },
    };
    try {
      return { id, result: await this.work(request, under) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
