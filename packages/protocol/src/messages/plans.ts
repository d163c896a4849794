/** What somebody wants played when their turn comes. */
import { z } from 'zod/mini';

const MOST = 40;

/** Steps without their `by`, each played if it is legal then; at the first that isn't, the owner is asked. */
export const Plan = z.strictObject({ steps: z.array(z.looseObject({ do: z.string().check(z.maxLength(40)) })).check(z.maxLength(MOST)) });
export type Plan = z.infer<typeof Plan>;
