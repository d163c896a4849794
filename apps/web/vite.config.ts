import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const BASE = /node_modules\/react|packages\/core\/src|apps\/web\/src\/(app|seats|table|rules)\/|i18n\/(messages|languages|plural)/;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        cleanupOutdatedCaches: true,
        importScripts: ['push.js'],
        // The server's own addresses are no pages of the app.
        navigateFallbackDenylist: [/\/api\//],
      },
      manifest: {
        name: 'Shinar',
        short_name: 'Shinar',
        description: 'Three board games of the land between the rivers.',
        id: './',
        start_url: './',
        display: 'standalone',
        background_color: '#f4ede0',
        theme_color: '#b5714a',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-mask-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Chrome warns of preloads that the service worker answers; what a page needs beside itself is loaded in pages.ts.
    modulePreload: false,
    // Our packages do nothing when they are loaded: what a page does not use of them is left out.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/') },
      // What every page or every table needs is one file, not a dozen small ones, each asking for the next.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE, minShareCount: 2 }] } },
    },
  },
});
