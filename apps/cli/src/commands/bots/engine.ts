import { defineCommand } from '../../command.ts';
import { Engine } from '../../engine/serve.ts';
import { linesOf } from '../../input.ts';
import { print } from '../../output.ts';

export const engine = defineCommand({
  name: 'engine',
  operand: 'BOT',
  about: 'lets one of our bots speak the engine protocol, for programs that ask it for moves',
  details: `Reads and writes lines of JSON on standard input and output, as described in docs/guide/engines.md. BOT is one that arena knows: king, greedy, search:playouts=400.
It stops at quit or at the end of the input; exit code 1 means that it read something that isn’t part of the protocol.`,
  options: {},
  async run([bot]) {
    const served = new Engine(bot, (message) => void print(JSON.stringify(message)));
    for await (const line of linesOf('-')) {
      if (line.trim() !== '' && !(await served.answer(line))) break;
    }
    await served.done();
    return 0;
  },
});
