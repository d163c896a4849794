import { defineCommand } from '../../command.ts';
import { Engine } from '../../engine/serve.ts';
import { linesOf } from '../../input.ts';
import { print } from '../../output.ts';

export const engine = defineCommand({
  name: 'engine',
  operand: 'BOT',
  about: 'lets one of our bots speak the engine protocol, for programs that ask it for moves',
  details: `Lines of JSON on standard input and output, as docs/guide/engines.md tells. BOT is one of those that arena knows: king, greedy, search:playouts=400.
It ends at quit, or when there is nothing more to read; exit code 1 says that it heard something that is not of the protocol.`,
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
