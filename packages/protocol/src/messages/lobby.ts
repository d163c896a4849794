/** Finding a game with the people who are there. */
import { z } from 'zod/mini';
import { Rating } from './ratings.ts';
import { Commitment, Lobby } from './tables.ts';
import { GameId, Id, Language, Salt } from './values.ts';

/** Live games are over within the hour; slow ones take a move a day. */
export const Speed = z.enum(['live', 'slow']);
export type Speed = z.infer<typeof Speed>;

export const PairWish = z.strictObject({
  game: GameId,
  speed: Speed,
  rated: z._default(z.boolean(), false),
  salt: z._default(Salt, ''),
  /** For the table that is created if none fits. */
  commitment: z.optional(Commitment.shape.commitment),
});
export type PairWish = z.infer<typeof PairWish>;

/** What a lobby shows of somebody at one of its tables. */
export const LobbyPerson = z.object({
  language: Language,
  kept: z.boolean(),
  /** By game; only for those who have played rated games. */
  ratings: z.record(GameId, z.object({ rating: Rating, provisional: z.boolean() })),
});
export type LobbyPerson = z.infer<typeof LobbyPerson>;

export const OpenLobby = z.extend(Lobby, {
  /** Who is at each table now. */
  present: z.record(Id, z.array(Id)),
  people: z.record(Id, LobbyPerson),
  /** How long tables usually wait until they are full, in milliseconds, by game. */
  usual: z.record(GameId, z.object({ live: z.nullable(z.int()), slow: z.nullable(z.int()) })),
});
export type OpenLobby = z.infer<typeof OpenLobby>;
