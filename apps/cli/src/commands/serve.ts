import { once } from 'node:events';
import { defineCommand, UsageError } from '../command.ts';
import { print } from '../output.ts';

export const serve = defineCommand({
  name: 'serve',
  operand: 'FOLDER',
  about: 'runs a server, so that people can play on different devices',
  details:
    'Games are kept in the folder. Other settings come from the environment: docs/guide/operations.md lists them. Stop with Ctrl-C; nothing is lost.',
  options: {
    port: { type: 'string', value: 'N', about: 'the port to listen on (8080); 0 for any free port' },
    web: { type: 'string', value: 'DIR', about: 'the folder of the built web app, to serve it too' },
  },
  async run([folder], { port, web }) {
    // Loaded here because only this command needs the server, which takes a while to load.
    const { openServer, readConfig, whyNotOpened } = await import('@shinar/server');
    const given = {
      SHINAR_LOG: 'warn',
      ...process.env,
      SHINAR_DATA: folder,
      ...(port && { SHINAR_PORT: port }),
      ...(web && { SHINAR_WEB: web }),
    };
    const config = settings(() => readConfig(given));
    const server = await openServer(config).catch((error: unknown) => {
      const why = whyNotOpened(error, config, { port: '--port', data: 'FOLDER' });
      throw why === undefined ? error : new UsageError(() => why);
    });
    await print(`Shinar is running at ${server.url}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await server.close();
    return 0;
  },
});

function settings<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(() => (error as Error).message);
  }
}
