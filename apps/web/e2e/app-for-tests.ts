import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { App } from './app.ts';

/** What a browser says of a server that is away for a moment; the page says it to people in plain words. */
export const AWAY = /ERR_CONNECTION_(REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

/** One app for all tests of a file; what the browser complains of fails the test it was said in, unless that was to be expected. */
export function appForTests(take: (app: App) => void, serve?: Parameters<typeof App.start>[0], expected?: RegExp): void {
  let app: App;
  beforeAll(async () => {
    app = await App.start(serve);
    take(app);
  });
  afterAll(() => app.close());
  afterEach(() => {
    expect(app.complaints.splice(0).filter((complaint) => !expected?.test(complaint))).toEqual([]);
  });
}
