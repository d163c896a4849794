import type { Route } from '../routes/routes.ts';

/** Something of a person's that is kept somewhere. */
export interface KeptThing {
  /** Saves what is left of it as a file, however damaged it is. */
  save(): Promise<void>;
  drop?(): Promise<void>;
}

type KeptAt = (route: Route) => KeptThing | undefined;

let find: KeptAt = () => undefined;

/** The app says once what is kept at its places: those who tell of faults know no page. */
export function tellWhatIsKept(keptAt: KeptAt): void {
  find = keptAt;
}

/** The game or study that somebody has at a place of the app. */
export const keptAt: KeptAt = (route) => find(route);
