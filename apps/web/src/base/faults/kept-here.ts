import type { Route } from '../routes/routes.ts';

/** Something a person has kept somewhere. */
export interface KeptThing {
  /** Saves what is left of it as a file, however damaged it is. */
  save(): Promise<void>;
  drop?(): Promise<void>;
}

type KeptAt = (route: Route) => KeptThing | undefined;

let find: KeptAt = () => undefined;

/** The app registers once what is kept at its places, because the pages for faults know no other page. */
export function tellWhatIsKept(keptAt: KeptAt): void {
  find = keptAt;
}

/** The game or study that somebody has kept at a place of the app. */
export const keptAt: KeptAt = (route) => find(route);
