/**
 * Pictures of every screen, for the eye: `npm run shots` writes them to out/shots/en, those of a phone by night and those of a desktop by day, and sheets of several side by side.
 * `npm run shots -- --lang fr` speaks French, `-- --swapped` is a phone by day and a desktop by night, `-- start puzzles` takes those scenes alone.
 * `-- --built` takes the app as it was last built for pictures. What has too little room in a picture is told in out/shots/en/room.txt.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { App } from '../e2e/app.ts';
import { serveApp } from '../e2e/browser.ts';
import { pushSettings, serveOnline } from '../e2e/online/serve.ts';
import { languageNamed, type Scene, Studio } from './shots/studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    swapped: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
/** A server that offers every way of notices; nobody gets one. */
const DATA = mkdtempSync(join(tmpdir(), 'shinar-shots-'));
const WAYS = {
  SHINAR_DATA: DATA,
  SHINAR_SMTP: 'smtp://127.0.0.1:9',
  SHINAR_GUESTS_AN_HOUR: '0',
  SHINAR_REQUESTS_A_MINUTE: '0',
  ...pushSettings(),
};
const language = languageNamed(values.lang);
/** A build of their own, so that tests may build meanwhile. */
const BUILT = new URL('../../../out/shots/app', import.meta.url).pathname;
if (!values.built) {
  const configFile = new URL('../vite.config.ts', import.meta.url).pathname;
  await build({ configFile, logLevel: 'error', build: { outDir: BUILT, emptyOutDir: true } });
}

/** Scenes that fail are told; the others are taken nevertheless. */
async function takeAll(app: App, scenes: Readonly<Record<string, Scene>>): Promise<void> {
  const studio = await Studio.of(app, language, values.swapped, DATA);
  for (const [name, scene] of Object.entries(scenes)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    await scene(studio).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${name}: ${error}`);
    });
    await app.closeDevices();
  }
  await studio.finish();
  await app.close();
}

const { ALONE } = await import('./shots/alone.ts');
await takeAll(await App.start(() => serveApp(BUILT)), ALONE);
const { ONLINE } = await import('./shots/online/index.ts');
await takeAll(await App.start(() => serveOnline({ ...WAYS, SHINAR_WEB: BUILT })), ONLINE);
rmSync(DATA, { recursive: true, force: true });
