import type { advise as source } from '../en/advise.ts';

export const advise: typeof source = {
  place: (at) => `Stelle einen Händler auf: ${at}`,
  add: (at) => `Setze einen Händler ein: ${at}`,
  move: (from, to) => `Bewege einen Händler: ${from} → ${to}`,
  remove: (at) => `Nimm deinen Händler zurück: ${at}`,
  take: (tiles) => `Nimm ${tiles}`,
};
