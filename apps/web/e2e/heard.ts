/** The sounds of the table as a device would play them, and what they are like in numbers. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';

type Score = typeof import('../../../packages/table/src/sounds/score.ts');

const SCORE = fileURLToPath(new URL('../../../packages/table/src/sounds/score.ts', import.meta.url));
const RATE = 44_100;
/** Longer than any of them, in seconds. */
const LONGEST = 3;

export interface Heard {
  /** The samples of each sound, from -1 to 1. */
  readonly [sound: string]: readonly number[];
}

/** Plays every sound at full volume into no loudspeaker. */
export async function hearSounds(browser: Browser): Promise<Heard> {
  const lib = { entry: SCORE, formats: ['iife' as const], name: 'sounds' };
  const [bundle] = [await build({ configFile: false, logLevel: 'error', build: { lib, write: false } })].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The sounds were not built.');
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.output[0].code });
  const heard = await page.evaluate(
    async ([rate, seconds]) => {
      const { score, LOUDEST } = (window as unknown as { readonly sounds: Score }).sounds;
      const all: Record<string, string> = {};
      for (const [sound, notes] of Object.entries(score)) {
        const air = new OfflineAudioContext(1, rate * seconds, rate);
        const room = new GainNode(air, { gain: LOUDEST });
        room.connect(air.destination);
        for (const note of notes) note(air, room);
        const samples = (await air.startRendering()).getChannelData(0);
        // As text: a list of so many numbers takes seconds on its way.
        all[sound] = samples.join(' ');
      }
      return all;
    },
    [RATE, LONGEST] as const,
  );
  await page.close();
  return Object.fromEntries(Object.entries(heard).map(([sound, samples]) => [sound, samples.split(' ').map(Number)]));
}

/** What is looked at of the spectrum, in hertz, and in how many parts an octave. */
const LOWEST = 40;
const HIGHEST = 12_000;
const PARTS = 12;
/** Below this nobody hears anything. */
const SILENCE = 0.001;

/** Lengths in seconds, loudness in decibels below the loudest a device can play, pitch in hertz. */
export interface Figures {
  readonly length: number;
  readonly peak: number;
  /** Of its loudest part. */
  readonly loudness: number;
  /** The largest leap from one sample to the next: a click. */
  readonly leap: number;
  readonly middle: number;
  /** Where most of the sound is. */
  readonly pitch: number;
  /** In octaves: small of a pipe, large of breath. */
  readonly breadth: number;
}

/** As long as an ear takes to tell how loud it is. */
const WINDOW = RATE / 20;

const windows = (samples: readonly number[]): readonly number[][] =>
  Array.from({ length: Math.ceil(samples.length / WINDOW) }, (_, i) => samples.slice(i * WINDOW, (i + 1) * WINDOW));

const loudnessOf = (samples: readonly number[]): number => Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / WINDOW);

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

export function figuresOf(samples: readonly number[]): Figures {
  const end = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE) + 1;
  const heard = samples.slice(0, end);
  return {
    length: end / RATE,
    peak: decibels(heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)),
    loudness: decibels(Math.max(...windows(heard).map(loudnessOf))),
    leap: heard.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (heard[i - 1] ?? 0))), 0),
    middle: heard.reduce((sum, sample) => sum + sample, 0) / end,
    ...spectrumOf(heard),
  };
}

/** The middle of the spectrum and how many octaves it is broad, weighed by power. */
function spectrumOf(samples: readonly number[]): Pick<Figures, 'pitch' | 'breadth'> {
  const parts: { readonly octave: number; readonly power: number }[] = [];
  for (let octave = Math.log2(LOWEST); octave < Math.log2(HIGHEST); octave += 1 / PARTS) {
    const turn = (2 * Math.PI * 2 ** octave) / RATE;
    const [across, up] = [Math.cos(turn), Math.sin(turn)];
    let [x, y] = [0, 0];
    // A hand that turns by so much with each sample.
    let [cos, sin] = [1, 0];
    for (const sample of samples) {
      x += sample * cos;
      y += sample * sin;
      [cos, sin] = [cos * across - sin * up, sin * across + cos * up];
    }
    // A part is as wide as its pitch is high.
    parts.push({ octave, power: (x * x + y * y) * 2 ** octave });
  }
  const whole = parts.reduce((sum, { power }) => sum + power, 0);
  const middle = parts.reduce((sum, { octave, power }) => sum + octave * power, 0) / whole;
  const square = parts.reduce((sum, { octave, power }) => sum + (octave - middle) ** 2 * power, 0) / whole;
  return { pitch: 2 ** middle, breadth: Math.sqrt(square) };
}
