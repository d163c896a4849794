/** Several pictures as one, to look at many at once. */
import type { Browser } from 'playwright-core';

interface Tile {
  readonly name: string;
  readonly source: string;
  readonly top: number;
}

export class Sheets {
  private readonly browser: Browser;
  private readonly path: string;
  private readonly size: { readonly width: number; readonly height: number };
  private readonly across: number;
  private readonly each: number;
  private readonly tiles: Tile[] = [];
  private made = 0;

  /** With so many pictures side by side; where there is one alone, two one above the other. */
  constructor(browser: Browser, path: string, size: { readonly width: number; readonly height: number }, across: number) {
    this.browser = browser;
    this.path = path;
    this.size = size;
    this.across = across;
    this.each = Math.max(2, across);
  }

  /** A picture that is higher than a screen becomes several. */
  async add(name: string, picture: Buffer, height: number): Promise<void> {
    const source = `data:image/png;base64,${picture.toString('base64')}`;
    for (let top = 0; top < height; top += this.size.height) this.tiles.push({ name, source, top });
    while (this.tiles.length >= this.each) await this.make(this.tiles.splice(0, this.each));
  }

  async finish(): Promise<void> {
    if (this.tiles.length > 0) await this.make(this.tiles.splice(0));
  }

  private async make(tiles: readonly Tile[]): Promise<void> {
    const { width, height } = this.size;
    const page = await this.browser.newPage({ viewport: { width: width * this.across, height: 400 } });
    const figures = tiles.map(
      ({ name, source, top }) =>
        `<figure style="margin:0;width:${width}px"><figcaption>${name}${top > 0 ? ` +${top}` : ''}</figcaption>
        <div style="height:${height}px;overflow:hidden"><img src="${source}" style="display:block;margin-top:-${top}px"></div></figure>`,
    );
    await page.setContent(
      `<body style="margin:0;display:flex;flex-wrap:wrap;background:#888;font:14px monospace">${figures.join('')}</body>`,
    );
    const [first, last] = [tiles[0]!.name, tiles.at(-1)!.name];
    const number = String(++this.made).padStart(3, '0');
    await page.screenshot({ path: `${this.path}-${number}-${first === last ? first : `${first}-to-${last}`}.png`, fullPage: true });
    await page.close();
  }
}
