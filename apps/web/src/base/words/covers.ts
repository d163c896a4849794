import { type GameId, manifests } from '@shinar/catalogue';
import type { Cover, Language } from '@shinar/words';

/** What is printed on the games' boxes. */
export const coversIn = (language: Language): Readonly<Record<GameId, Cover>> =>
  Object.fromEntries(manifests.map(({ id, cover }) => [id, cover[language]])) as Record<GameId, Cover>;
