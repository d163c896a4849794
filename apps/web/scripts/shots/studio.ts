/** Where pictures are taken: each screen on a phone and on a desktop, in one language. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { LANGUAGES, type Language } from '@shinar/words';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, comeToRest, DESKTOP, PHONE } from '../../e2e/app.ts';
import { deviceOf, guestAt } from '../../e2e/online/known.ts';
import type { Messages } from '../../src/base/words/en/index.ts';
import { languages } from '../../src/base/words/messages.ts';
import { tooLittleRoom } from './room.ts';
import { Sheets } from './sheets.ts';

/** Somebody at the server, who may also act without a page. */
export type Visitor = Awaited<ReturnType<typeof guestAt>>;
export type Scene = (studio: Studio) => Promise<void>;

interface Wish {
  /** From the top of the page to its end, as far as so many screens. */
  readonly screens?: number;
  /** What is done on each device before the picture. */
  readonly ready?: (page: Page) => Promise<unknown>;
}

const SIZES = { phone: PHONE.viewport, desktop: DESKTOP.viewport };
type Device = keyof typeof SIZES;
const CALM: BrowserContextOptions = { ...DESKTOP, reducedMotion: 'reduce', permissions: ['notifications'] };
/** Nobody waits for pictures, in milliseconds. */
const PATIENCE = 600_000;
/** What a page shows a moment later belongs to the picture, in milliseconds. */
const LATE = 300;
const QUIET = { speed: 'instant', confirm: false };

function patient(page: Page): Page {
  page.setDefaultTimeout(PATIENCE);
  return page;
}

export function languageNamed(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (language === undefined) throw new Error(`${name}: the languages are ${LANGUAGES.join(', ')}`);
  return language;
}

export class Studio {
  readonly app: App;
  readonly language: Language;
  readonly m: Messages;
  /** Where the server keeps its data. */
  readonly data: string;
  private readonly folder: string;
  private readonly swapped: boolean;
  private readonly sheets: Record<Device, Sheets>;

  private constructor(app: App, language: Language, swapped: boolean, data: string, m: Messages) {
    this.app = app;
    this.language = language;
    this.swapped = swapped;
    this.m = m;
    this.data = data;
    this.folder = new URL(`../../../../out/shots/${language}${swapped ? '-swapped' : ''}/`, import.meta.url).pathname;
    for (const name of ['phone', 'desktop', 'sheets']) mkdirSync(this.folder + name, { recursive: true });
    this.sheets = {
      phone: new Sheets(app.browser, `${this.folder}sheets/phone`, SIZES.phone, 4),
      desktop: new Sheets(app.browser, `${this.folder}sheets/desktop`, SIZES.desktop, 1),
    };
  }

  static async of(app: App, language: Language, swapped: boolean, data: string): Promise<Studio> {
    return new Studio(app, language, swapped, data, await languages.get(language));
  }

  /** A fresh device on the start page. */
  async open(): Promise<Page> {
    return patient(await this.app.open(CALM, { ...QUIET, language: this.language }));
  }

  /** The device of somebody the server knows. */
  async openAs(person: Visitor, hash: string): Promise<Page> {
    return patient(await deviceOf(this.app, person, `#/${hash}`, CALM, { ...QUIET, language: this.language }));
  }

  guest(name: string): Promise<Visitor> {
    return guestAt(this.app.served.url, name);
  }

  /** Goes to a place in the app, and waits for something there. */
  async go(page: Page, hash: string, there = 'h1'): Promise<void> {
    await page.goto(`${this.app.served.url}#/${hash}`);
    await page.locator(there).first().waitFor();
  }

  /** Takes a picture on both devices. */
  async take(page: Page, name: string, { screens = 1, ready = async () => {} }: Wish = {}): Promise<void> {
    for (const device of ['phone', 'desktop'] as const) {
      const { width, height } = SIZES[device];
      await page.setViewportSize(SIZES[device]);
      await page.emulateMedia({ colorScheme: (device === 'phone') === this.swapped ? 'light' : 'dark' });
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(LATE);
      await comeToRest(page);
      const whole = screens > 1 ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
      const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(whole, height * screens)) };
      const picture = await page.screenshot({
        path: `${this.folder}${device}/${name}.png`,
        timeout: PATIENCE,
        ...(screens > 1 && { fullPage: true, clip }),
      });
      const faults = await tooLittleRoom(page);
      if (faults.length > 0) appendFileSync(`${this.folder}room.txt`, faults.map((fault) => `${name} ${device}: ${fault}\n`).join(''));
      await this.sheets[device].add(name, picture, screens > 1 ? clip.height : height);
    }
    console.log(`${this.language} ${name}`);
  }

  async finish(): Promise<void> {
    for (const sheets of Object.values(this.sheets)) await sheets.finish();
    if (this.app.complaints.length > 0) console.error([...new Set(this.app.complaints)].join('\n'));
  }
}
