import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pack } from './pack.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { serviceWorker } from './service-worker.ts';
import { withoutRooms } from './without-rooms.ts';

/** What every page needs, and what every table does: two files, not dozens of small ones, each asking for the next. */
const BASE =
  /node_modules\/react|packages\/(core\/src|words\/src|catalogue\/src|table\/src\/seats)\/|games\/[^/]+\/(game|words\/cover)\.ts|apps\/web\/src\/(base|kept)\/(?!words\/..\/|server\/protocol)|src\/wire\/([^/]+\/)?(me|mine|seats|use-every|game-names)\.ts/;
const TABLE = /packages\/(table|bots)\/src|apps\/web\/src\/(table|bots)\//;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [withoutRooms('bot', 'words/terminal', 'screen/Picture'), react(), places(), pictures(), serviceWorker(), pack()],
  worker: { format: 'es', plugins: () => [withoutRooms('screen', 'teach', 'words/terminal')] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Chrome warns of preloads that the service worker answers; what a page needs beside itself is loaded in pages.ts.
    modulePreload: false,
    // Our packages do nothing when they are loaded: what a page does not use of them is left out.
    rolldownOptions: {
      input: { index: 'index.html', embed: 'embed.html' },
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/') || id.endsWith('.css') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, minShareCount: 2 },
            { name: 'table', test: TABLE, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
