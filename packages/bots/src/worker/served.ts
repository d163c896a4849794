/** The inside of a worker, whatever it does: one answer to each request, unless it is cancelled. */
import type { Answer, Call, Port } from './protocol.ts';

/** What work on a request says and asks while it lasts. */
export interface Under {
  /** Tells how far it is. */
  tell(progress: unknown): void;
  /** Lets calls come in; answers whether it is still wanted. */
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
