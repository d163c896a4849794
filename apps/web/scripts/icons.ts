/** Writes the icons of the installed app from public/icon.svg: `node scripts/icons.ts` in apps/web. */
import { readFileSync } from 'node:fs';
import { launchBrowser } from '../e2e/browser.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** A mask cuts the corners off: the ground fills the square, and the wedges keep clear of the edge. */
const whole = svg.replace(/ rx="\d+"/, '').replace('<path ', '<path transform="translate(3.2 3.2) scale(.9)" ');
const ICONS = {
  'icon-192.png': [svg, 192],
  'icon-512.png': [svg, 512],
  'icon-mask-512.png': [whole, 512],
  'icon-apple-180.png': [whole, 180],
} as const;

const browser = await launchBrowser();
for (const [name, [source, size]] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${source}`);
  await page.screenshot({ path: new URL(name, PUBLIC).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
