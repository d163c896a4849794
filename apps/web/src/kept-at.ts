/** What is kept at each place of the app. */
import type { KeptThing } from './base/faults/kept-here.ts';
import type { Route } from './base/routes/routes.ts';
import { askRecord } from './base/server/record.ts';
import { saveRecord } from './kept/record-of.ts';
import { keptTable } from './kept/store.ts';
import { keptStudy } from './kept/studies/store.ts';

/** The game or study that somebody has at a place of the app. */
export function keptAt(route: Route): KeptThing | undefined {
  switch (route.page) {
    case 'table':
    case 'analysis':
      return keptTable(route.id);
    case 'explore':
      return route.id === undefined ? undefined : keptStudy(route.id);
    case 'online':
      return { save: async () => saveRecord(route.id, await askRecord(route.id)) };
    default:
      return undefined;
  }
}
