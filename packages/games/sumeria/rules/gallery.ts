/** Our boards besides the built-in one; docs/guide/boards.md says which were measured. */
import crossroads from './boards/crossroads.json' with { type: 'json' };
import longCaravan from './boards/long-caravan.json' with { type: 'json' };
import marshland from './boards/marshland.json' with { type: 'json' };
import twistedRiver from './boards/twisted-river.json' with { type: 'json' };
import twoBridges from './boards/two-bridges.json' with { type: 'json' };

export const gallery: readonly object[] = [twistedRiver, crossroads, marshland, twoBridges, longCaravan];
