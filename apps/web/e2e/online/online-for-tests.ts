import { AWAY, appForTests } from '../app-for-tests.ts';
import { serveOnline } from './serve.ts';

/** One app at one server for all tests of a file, in which the server may be away for a moment. */
export const onlineForTests = (take: Parameters<typeof appForTests>[0], serve: Parameters<typeof appForTests>[1] = serveOnline): void =>
  appForTests(take, serve, AWAY);
