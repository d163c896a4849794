/** Moves as advice: what to do with which piece. */
export const advise = {
  place: (at: string) => `Place a trader: ${at}`,
  add: (at: string) => `Add a trader: ${at}`,
  move: (from: string, to: string) => `Move a trader: ${from} → ${to}`,
  remove: (at: string) => `Take your trader back: ${at}`,
  take: (tiles: string) => `Take ${tiles}`,
};
