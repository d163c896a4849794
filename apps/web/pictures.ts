/** The games' pictures as files of the page, drawn when it is built: an image is all that a first visit has to load of them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const DRAWING = join(import.meta.dirname, 'src/drawn-pictures.ts');
const FOLDER = 'pictures/';
const NOTHING = '\0no-style';

/** Gathers the styles that are imported on the way. */
const gather = (styles: string[]): Plugin => ({
  name: 'gather-styles',
  enforce: 'pre',
  resolveId(name, importer = '') {
    if (!name.endsWith('.css')) return undefined;
    styles.push(readFileSync(join(dirname(importer), name), 'utf8'));
    return NOTHING;
  },
  load: (id) => (id === NOTHING ? 'export {};' : undefined),
});

/** Each picture by its path, with its styles in itself. Its fragment says the colours (`#dark`); without one they are the device's. */
async function drawn(): Promise<ReadonlyMap<string, string>> {
  const styles: string[] = [];
  const { module } = await runnerImport<typeof import('./src/drawn-pictures.ts')>(DRAWING, {
    configFile: false,
    plugins: [gather(styles)],
  });
  const style = `<style>${styles.join('')}#light:target{color-scheme:light}#dark:target{color-scheme:dark}</style>`;
  return new Map(module.drawnPictures.map(([game, markup]) => [`${FOLDER}${game}.svg`, withStyle(markup, style)]));
}

const withStyle = (markup: string, style: string): string =>
  markup.replace(
    /^<svg([^>]*)>(.*)<\/svg>$/s,
    `<svg xmlns="http://www.w3.org/2000/svg"$1>${style}<g id="light"><g id="dark">$2</g></g></svg>`,
  );

export const pictures = (): Plugin => ({
  name: 'pictures',
  async generateBundle() {
    for (const [fileName, source] of await drawn()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer: ({ middlewares }) =>
    void middlewares.use(async ({ url = '' }, response, next) => {
      const picture = url.startsWith(`/${FOLDER}`) ? (await drawn()).get(url.slice(1)) : undefined;
      if (picture === undefined) next();
      else response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    }),
});
