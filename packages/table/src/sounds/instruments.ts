export interface Tone {
  /** Seconds from now. */
  readonly at?: number;
  readonly pitch: number;
  /** The pitch at the end, where it glides. */
  readonly to?: number;
  readonly length: number;
  readonly loud: number;
}

/** Plays a tone into a room. */
export type Note = (air: BaseAudioContext, room: AudioNode) => void;

/** Loud at once or after `rise` seconds, and gone at the end. */
function fading(air: BaseAudioContext, { at = 0, length, loud }: Tone, rise: number): GainNode {
  const start = air.currentTime + at;
  const gain = new GainNode(air, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}

function sounding(source: AudioScheduledSourceNode, { at = 0, length }: Tone): void {
  const start = source.context.currentTime + at;
  source.start(start);
  source.stop(start + length + 0.05);
}

/** A knock on fired clay: low, and lower at once. */
export const clay =
  (tone: Tone): Note =>
  (air, room) => {
    const body = new OscillatorNode(air, { type: 'sine', frequency: tone.pitch });
    const start = air.currentTime + (tone.at ?? 0);
    body.frequency.setValueAtTime(tone.pitch * 1.6, start);
    body.frequency.exponentialRampToValueAtTime(tone.pitch, start + 0.03);
    body.connect(fading(air, tone, 0.004)).connect(room);
    sounding(body, tone);
    breath({ ...tone, pitch: tone.pitch * 4, length: 0.03, loud: tone.loud * 0.3 })(air, room);
  };

/** A reed pipe: hollow, with a little tremble. */
export const reed =
  (tone: Tone): Note =>
  (air, room) => {
    const pipe = new OscillatorNode(air, { type: 'triangle', frequency: tone.pitch });
    const tremble = new OscillatorNode(air, { frequency: 5.5 });
    tremble.connect(new GainNode(air, { gain: tone.pitch * 0.006 })).connect(pipe.frequency);
    const warm = new BiquadFilterNode(air, { type: 'lowpass', frequency: tone.pitch * 3, Q: 0.7 });
    pipe
      .connect(warm)
      .connect(fading(air, tone, 0.03))
      .connect(room);
    sounding(pipe, tone);
    sounding(tremble, tone);
    breath({ ...tone, pitch: tone.pitch * 2, length: Math.min(0.12, tone.length), loud: tone.loud * 0.12 })(air, room);
  };

/** Air through reeds, from one pitch to another. */
export const breath =
  (tone: Tone): Note =>
  (air, room) => {
    const noise = new AudioBufferSourceNode(air, { buffer: noiseIn(air), loop: true });
    const band = new BiquadFilterNode(air, { type: 'bandpass', frequency: tone.pitch, Q: 1.2 });
    const start = air.currentTime + (tone.at ?? 0);
    band.frequency.setValueAtTime(tone.pitch, start);
    band.frequency.exponentialRampToValueAtTime(tone.to ?? tone.pitch, start + tone.length);
    noise
      .connect(band)
      .connect(fading(air, tone, Math.min(0.02, tone.length / 3)))
      .connect(room);
    sounding(noise, tone);
  };

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, always the same. */
function noiseIn(air: BaseAudioContext): AudioBuffer {
  const known = noises.get(air);
  if (known !== undefined) return known;
  const buffer = new AudioBuffer({ length: air.sampleRate / 2, sampleRate: air.sampleRate });
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 2147483647) * 2 - 1;
  }
  noises.set(air, buffer);
  return buffer;
}
