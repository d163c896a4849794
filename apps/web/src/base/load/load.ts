/** Things loaded when needed. Not Suspense, because React holds a fallback for 300 ms once it is shown; what is loaded before the first paint never waits. */
import { useEffect, useReducer, useState } from 'react';

/** Loads things by name, once each. */
export class Loader<Things extends Record<string, unknown>> {
  private readonly load: { readonly [Name in keyof Things]: () => Promise<Things[Name]> };
  private readonly loaded: Partial<Things> = {};

  constructor(load: { readonly [Name in keyof Things]: () => Promise<Things[Name]> }) {
    this.load = load;
  }

  async get<Name extends keyof Things>(name: Name): Promise<Things[Name]> {
    const thing = this.loaded[name] ?? (await this.load[name]());
    this.loaded[name] = thing;
    return thing;
  }

  /** The thing, if it is already loaded. */
  peek<Name extends keyof Things>(name: Name): Things[Name] | undefined {
    return this.loaded[name];
  }
}

interface Loading<T> {
  readonly value?: T;
  readonly error?: unknown;
}

/** A function's result for exactly these arguments, never for others; not called while an argument is missing. */
export function useLoading<Args extends readonly unknown[], T>(
  load: (...args: Args) => Promise<T>,
  ...args: { readonly [I in keyof Args]: Args[I] | undefined }
): Loading<T> {
  const asked = useSame(args);
  const [answer, setAnswer] = useState<Loading<T> & { readonly load: typeof load; readonly asked: typeof args }>();
  useEffect(() => {
    if (asked.includes(undefined)) return;
    let left = false;
    const settle = (loading: Loading<T>): void => {
      if (!left) setAnswer({ ...loading, load, asked });
    };
    load(...(asked as unknown as Args)).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      left = true;
    };
  }, [load, asked]);
  return answer?.load === load && answer.asked === asked ? answer : {};
}

/** The same, or undefined until it is there. Throws failures: the `Guard` around it tells people, and tries again. */
export function useLoad<Args extends readonly unknown[], T>(
  load: (...args: Args) => Promise<T>,
  ...args: { readonly [I in keyof Args]: Args[I] | undefined }
): T | undefined {
  const { value, error } = useLoading(load, ...args);
  if (error !== undefined) throw error;
  return value;
}

/** The thing with that name, or undefined until it is loaded; loads nothing without a name. */
export function useLoaded<Things extends Record<string, unknown>, Name extends keyof Things>(
  loader: Loader<Things>,
  name: Name | undefined,
): Things[Name] | undefined {
  const there = name === undefined ? undefined : loader.peek(name);
  const loaded = useLoad(getFrom<Things, Name>, loader, there === undefined ? name : undefined);
  return there ?? loaded;
}

const getFrom = <Things extends Record<string, unknown>, Name extends keyof Things>(
  loader: Loader<Things>,
  name: Name,
): Promise<Things[Name]> => loader.get(name);

/** The last value there was, as long as everything it belongs to stays the same: reloading leaves no gap. */
export function useLatest<T>(value: T | undefined, ...of: readonly unknown[]): T | undefined {
  const belongs = useSame(of);
  const [last, setLast] = useState({ belongs, value });
  if (value !== undefined && (last.value !== value || last.belongs !== belongs)) setLast({ belongs, value });
  return value ?? (last.belongs === belongs ? last.value : undefined);
}

/** A list, and a function to call when it has changed. */
export function useListed<T>(list: () => Promise<T>): readonly [T | undefined, () => void] {
  const [changes, changed] = useReducer((count: number) => count + 1, 0);
  return [useLatest(useLoad(listAfter<T>, list, changes), list), changed];
}

const listAfter = <T>(list: () => Promise<T>, _changes: number): Promise<T> => list();

/** The same array for all lists with the same entries. */
function useSame<List extends readonly unknown[]>(list: List): List {
  const [kept, setKept] = useState(list);
  if (list.length === kept.length && list.every((entry, i) => Object.is(entry, kept[i]))) return kept;
  setKept(list);
  return list;
}
