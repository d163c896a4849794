import { clubsHandlers } from './clubs.ts';
import { companyHandlers } from './company.ts';
import type { Handlers } from './handler.ts';
import { noticesHandlers } from './notices.ts';
import { operatorsHandlers } from './operators.ts';
import { peopleHandlers } from './people.ts';
import { playHandlers } from './play.ts';
import { programsHandlers } from './programs.ts';
import { tablesHandlers } from './tables.ts';
import { togetherHandlers } from './together.ts';
import { tournamentsHandlers } from './tournaments.ts';

export const HANDLERS: Handlers = {
  ...peopleHandlers,
  ...tablesHandlers,
  ...playHandlers,
  ...noticesHandlers,
  ...togetherHandlers,
  ...operatorsHandlers,
  ...programsHandlers,
  ...companyHandlers,
  ...tournamentsHandlers,
  ...clubsHandlers,
};
