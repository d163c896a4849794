import { dropProgram, newProgram, programsOf, renewToken } from '../../domain/programs/accounts.ts';
import { positionOf } from '../../domain/programs/position.ts';
import type { Handlers } from './handler.ts';

export const programsHandlers = {
  programs: async ({ house, person }) => ({ programs: await programsOf(house, person) }),
  newProgram: ({ house, person, body }) => newProgram(house, person, body.name),
  renewToken: ({ house, person, params }) => renewToken(house, person, params.person),
  dropProgram: ({ house, person, params }) => dropProgram(house, person, params.person),
  position: ({ house, params: { table } }) => house.tables.use(table, positionOf),
} satisfies Partial<Handlers>;
