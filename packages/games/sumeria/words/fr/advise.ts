import type { advise as source } from '../en/advise.ts';

export const advise: typeof source = {
  place: (at) => `Posez un commerçant : ${at}`,
  add: (at) => `Ajoutez un commerçant : ${at}`,
  move: (from, to) => `Déplacez un commerçant : ${from} → ${to}`,
  remove: (at) => `Retirez votre commerçant : ${at}`,
  take: (tiles) => `Prenez : ${tiles}`,
};
