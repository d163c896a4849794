import { once } from 'node:events';
import { defineCommand, UsageError } from '../command.ts';
import { print } from '../output.ts';

export const serve = defineCommand({
  name: 'serve',
  operand: 'FOLDER',
  about: 'serves tables for people at different devices, kept in a folder',
  details: 'Everything else is set by the environment: docs/guide/operations.md has the list. Ends with Ctrl-C, and loses nothing.',
  options: {
    port: { type: 'string', value: 'N', about: 'where it listens (8080); 0 is any free port' },
    web: { type: 'string', value: 'DIR', about: 'the built client, to be served along' },
  },
  async run([folder], { port, web }) {
    // Only this command needs the server, which takes a while to load.
    const { openServer, readConfig } = await import('@shinar/server');
    const given = {
      SHINAR_LOG: 'warn',
      ...process.env,
      SHINAR_DATA: folder,
      ...(port && { SHINAR_PORT: port }),
      ...(web && { SHINAR_WEB: web }),
    };
    const config = settings(() => readConfig(given));
    const server = await openServer(config);
    await print(`Tables are served at ${server.url}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await server.close();
    return 0;
  },
});

function settings<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
