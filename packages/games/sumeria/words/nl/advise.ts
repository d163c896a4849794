import type { advise as source } from '../en/advise.ts';

export const advise: typeof source = {
  place: (at) => `Plaats een handelaar: ${at}`,
  add: (at) => `Zet een handelaar bij: ${at}`,
  move: (from, to) => `Verplaats een handelaar: ${from} → ${to}`,
  remove: (at) => `Neem je handelaar weg: ${at}`,
  take: (tiles) => `Neem ${tiles}`,
};
