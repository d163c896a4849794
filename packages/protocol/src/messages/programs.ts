/** People's own programs at tables: accounts marked as bots, and positions with all that may be played. */
import { z } from 'zod/mini';
import { Id, Index, Name, Seat, Time, Token } from './values.ts';

export const NewProgram = z.strictObject({ name: Name });
export const Program = z.object({ id: Id, name: z.string(), createdAt: Time });
export type Program = z.infer<typeof Program>;
export const Programs = z.object({ programs: z.array(Program) });
/** The token is shown only this once. */
export const ProgramMade = z.extend(Program, { token: Token });
export type ProgramMade = z.infer<typeof ProgramMade>;
export const ProgramParams = z.strictObject({ person: Id });

const Facts = z.record(z.string(), z.union([z.string(), z.number()]));

export const Position = z.object({
  /** The length of the log, which a step has to give. */
  index: Index,
  /** Who acts; null once the game is over. */
  seat: z.nullable(Seat),
  /** What is asked: a clause and a key. */
  prompt: z.nullable(z.object({ clause: z.string(), task: z.string(), facts: z.optional(Facts) })),
  scores: z.array(z.int()),
  /** Everything on the table: numbers under the field names of the game's shape. */
  state: z.looseObject({}),
  /** All legal steps of the seat that acts, without `by`. */
  legal: z.array(z.looseObject({ do: z.string() })),
});
export type Position = z.infer<typeof Position>;
