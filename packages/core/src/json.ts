/** Parses JSON from outside. Not JSON.parse: it keeps the last of two fields with the same name, and its error messages differ between engines. */
import { fieldAt, InputError, shown } from './read.ts';

/** Space, tab, line feed and carriage return. */
const SPACES = [32, 9, 10, 13];
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** A string up to its closing quote, or as far as it is well-formed. */
const STRING = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*/y;

/** Parses a text that is one well-formed value with no duplicate fields; throws an InputError with line and column. */
export function parseJson(text: string): unknown {
  const scan = new Scan(text);
  do scan.value();
  while (scan.goesOn());
  return JSON.parse(text);
}

/** An object or list not yet closed: the name or index of the current value, and the names seen so far in an object. */
interface Open {
  at: string | number;
  readonly names?: Set<string>;
}

class Scan {
  private readonly text: string;
  private readonly open: Open[] = [];
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Skips to the end of the next value that contains no other. */
  value(): void {
    for (;;) {
      if (this.take('{')) {
        this.open.push({ at: '', names: new Set() });
        if (this.take('}')) break;
        this.name();
      } else if (this.take('[')) {
        this.open.push({ at: 0 });
        if (this.take(']')) break;
      } else {
        if (!this.string() && !this.match(PLAIN)) this.refuse();
        return;
      }
    }
    this.open.pop();
  }

  /** After a value: whether another follows. */
  goesOn(): boolean {
    for (let inner = this.open.at(-1); inner !== undefined; inner = this.open.at(-1)) {
      if (this.take(',')) {
        if (typeof inner.at === 'number') inner.at++;
        else this.name();
        return true;
      }
      if (!this.take(inner.names ? '}' : ']')) this.refuse();
      this.open.pop();
    }
    this.skipSpace();
    if (this.at < this.text.length) this.refuse();
    return false;
  }

  private name(): void {
    this.skipSpace();
    const start = this.at;
    if (!this.string()) this.refuse();
    const inner = this.open[this.open.length - 1];
    const written = this.text.slice(start, this.at);
    const name: string = written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
    inner.at = name;
    if (inner.names?.has(name)) {
      const path = this.open.reduce((outer, { at }) => (typeof at === 'number' ? `${outer}[${at}]` : fieldAt(outer, at)), '');
      throw new InputError({ path, reason: 'twice', facts: { got: shown(name), ...this.placeOf(start) } });
    }
    inner.names?.add(name);
    if (!this.take(':')) this.refuse();
  }

  private string(): boolean {
    if (!this.match(STRING)) return false;
    if (this.text[this.at] !== '"') this.refuse();
    this.at++;
    return true;
  }

  private take(sign: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  /** By codes and not by a RegExp: it comes before every sign, and mostly there is none. */
  private skipSpace(): void {
    while (SPACES.includes(this.text.charCodeAt(this.at))) this.at++;
  }

  private match(form: RegExp): boolean {
    form.lastIndex = this.at;
    if (!form.test(this.text)) return false;
    this.at = form.lastIndex;
    return true;
  }

  private refuse(): never {
    const found = shown(this.text.slice(this.at, this.at + 20));
    throw new InputError({ path: 'record', reason: 'not-json', facts: { ...this.placeOf(this.at), detail: found } });
  }

  private placeOf(at: number): { line: number; column: number } {
    const before = this.text.slice(0, at).split('\n');
    return { line: before.length, column: before[before.length - 1].length + 1 };
  }
}
