import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { App } from './app.ts';

/** One app for all tests of a file; what the browser complains of fails the test it was said in. */
export function appForTests(take: (app: App) => void, serve?: Parameters<typeof App.start>[0]): void {
  let app: App;
  beforeAll(async () => {
    app = await App.start(serve);
    take(app);
  });
  afterAll(() => app.close());
  afterEach(() => {
    expect(app.complaints.splice(0)).toEqual([]);
  });
}
