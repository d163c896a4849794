/** What is loaded when it is needed. Suspense would do, but React holds a fallback for 300 ms once it is shown; loaded before the first paint, nothing waits. */
import { useEffect, useReducer } from 'react';

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

  /** The thing if it is loaded already. */
  peek<Name extends keyof Things>(name: Name): Things[Name] | undefined {
    return this.loaded[name];
  }
}

/** The thing of that name, or undefined until it is loaded; nothing is loaded without a name. */
export function useLoaded<Things extends Record<string, unknown>, Name extends keyof Things>(
  loader: Loader<Things>,
  name: Name | undefined,
): Things[Name] | undefined {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const thing = name === undefined ? undefined : loader.peek(name);
  useEffect(() => {
    if (name !== undefined && thing === undefined) void loader.get(name).then(renew);
  }, [loader, name, thing]);
  return thing;
}
