/** A state is declared once, as a shape; copy, equality, hash and JSON follow from it. */
import { readInteger, readListOf, readObject } from './read.ts';

type Kind = 'i8' | 'i16' | 'i32';
type Scalar<K extends Kind = Kind> = { readonly kind: K; readonly scalar: true; readonly length: 1 };
type Vector<K extends Kind = Kind> = { readonly kind: K; readonly scalar: false; readonly length: number };
type Typed = { i8: Int8Array; i16: Int16Array; i32: Int32Array };
type Bytes = { readonly bytes: Uint8Array };

export type Shape = Readonly<Record<string, Scalar | Vector>>;
export type StateJson<S extends Shape = Shape> = { readonly [K in keyof S]: S[K] extends Scalar ? number : readonly number[] };

export interface StateBase extends Bytes {
  copyFrom(other: Bytes): this;
  clone(): this;
  equals(other: Bytes): boolean;
  hash(): number;
  toJSON(): object;
}
export type StateOf<S extends Shape> = StateBase & { -readonly [K in keyof S]: S[K] extends Scalar ? number : Typed[S[K]['kind']] };
export interface StateClass<S extends Shape> {
  new (): StateOf<S>;
  fromJSON(json: unknown): StateOf<S>;
}

/** Bare, a number; called, a row of numbers: `{ round: i8, owner: i8(56) }`. */
function field<K extends Kind>(kind: K): Scalar<K> & ((length: number) => Vector<K>) {
  const vector = (length: number): Vector<K> => ({ kind, scalar: false, length });
  return Object.defineProperties(vector, {
    kind: { value: kind },
    scalar: { value: true },
    length: { value: 1 },
  }) as unknown as Scalar<K> & typeof vector;
}
export const i8 = field('i8');
export const i16 = field('i16');
export const i32 = field('i32');

const VIEWS = { i8: Int8Array, i16: Int16Array, i32: Int32Array } as const;
const LIMIT = { i8: 0x7f, i16: 0x7fff, i32: 0x7fffffff } as const;

/** A state's fields by name. */
type Fields = Record<string, number | Int32Array>;

/** Where each field lies in the buffer, widest first so that every view is aligned. */
function layoutOf(shape: Shape) {
  let size = 0;
  const slots = Object.entries(shape)
    .sort(([, a], [, b]) => VIEWS[b.kind].BYTES_PER_ELEMENT - VIEWS[a.kind].BYTES_PER_ELEMENT)
    .map(([name, { kind, length, scalar }]) => {
      const at = size;
      size += length * VIEWS[kind].BYTES_PER_ELEMENT;
      return { name, kind, at, length, scalar };
    });
  return { slots, width: Math.ceil(size / 4) * 4 };
}

export function defineState<const S extends Shape>(shape: S): StateClass<S> {
  const { slots, width } = layoutOf(shape);

  class State {
    readonly bytes: Uint8Array;
    /** The whole buffer once per width. Scalars are read at a fixed index of these, so every accessor sees the same shape. */
    readonly i8: Int8Array;
    readonly i16: Int16Array;
    readonly i32: Int32Array;

    constructor() {
      const buffer = new ArrayBuffer(width);
      this.bytes = new Uint8Array(buffer);
      this.i8 = new Int8Array(buffer);
      this.i16 = new Int16Array(buffer, 0, width >> 1);
      this.i32 = new Int32Array(buffer);
      for (const { name, kind, at, length, scalar } of slots) {
        if (!scalar) (this as unknown as Record<string, object>)[name] = new VIEWS[kind](buffer, at, length);
      }
    }

    copyFrom(other: Bytes): this {
      this.bytes.set(other.bytes);
      return this;
    }

    clone(): this {
      return new State().copyFrom(this) as this;
    }

    equals(other: Bytes): boolean {
      for (let i = 0; i < width; i++) if (this.bytes[i] !== other.bytes[i]) return false;
      return true;
    }

    /** FNV-1a over the bytes. */
    hash(): number {
      let h = 0x811c9dc5;
      for (let i = 0; i < width; i++) h = Math.imul(h ^ this.bytes[i], 0x01000193);
      return h >>> 0;
    }

    toJSON(): StateJson<S> {
      const self = this as unknown as Fields;
      const plain = (name: string) => (shape[name].scalar ? self[name] : Array.from(self[name] as Int32Array));
      return Object.fromEntries(Object.keys(shape).map((name) => [name, plain(name)])) as StateJson<S>;
    }

    static fromJSON(json: unknown): State {
      const state = new State();
      fill(state as unknown as Fields, shape, json);
      return state;
    }
  }

  for (const { name, kind, at, scalar } of slots) {
    if (scalar) Object.defineProperty(State.prototype, name, accessor(kind, at));
  }
  return State as unknown as StateClass<S>;
}

/** Writes a state's JSON into its fields; throws an InputError at the first fault. */
function fill(fields: Fields, shape: Shape, json: unknown): void {
  const given = readObject(json, 'state', Object.keys(shape));
  for (const [name, { kind, length, scalar }] of Object.entries(shape)) {
    const path = `state.${name}`;
    const read = (value: unknown, where: string): number => readInteger(value, where, -LIMIT[kind] - 1, LIMIT[kind]);
    if (scalar) fields[name] = read(given[name], path);
    else (fields[name] as Int32Array).set(readListOf(given[name], path, length, read));
  }
}

function accessor(kind: Kind, at: number): PropertyDescriptor {
  const index = at / VIEWS[kind].BYTES_PER_ELEMENT;
  switch (kind) {
    case 'i8':
      return {
        get(this: Typed) {
          return this.i8[index];
        },
        set(this: Typed, value: number) {
          this.i8[index] = value;
        },
      };
    case 'i16':
      return {
        get(this: Typed) {
          return this.i16[index];
        },
        set(this: Typed, value: number) {
          this.i16[index] = value;
        },
      };
    case 'i32':
      return {
        get(this: Typed) {
          return this.i32[index];
        },
        set(this: Typed, value: number) {
          this.i32[index] = value;
        },
      };
  }
}
