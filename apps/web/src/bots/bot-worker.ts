/** The worker's side of `bots.ts`. */

import { serveBots } from '@shinar/bots';
import { findGame } from '@shinar/catalogue/load';

serveBots(self as unknown as Parameters<typeof serveBots>[0], findGame);
