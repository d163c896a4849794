import { consent } from '../../domain/play/consent.ts';
import { playAsPerson, undoAsPerson } from '../../domain/play/door.ts';
import { comeBack, resign } from '../../domain/play/seats.ts';
import { voteToReplace } from '../../domain/play/vote.ts';
import type { Handlers } from './handler.ts';

export const playHandlers = {
  log: ({ house, params: { table }, query }) =>
    house.tables.use(table, ({ entries, length }) => ({ entries: entries.slice(query.from), length })),
  step: ({ house, person, params: { table }, body }) => playAsPerson(house, table, person, body),
  undo: ({ house, person, params: { table }, body }) => undoAsPerson(house, table, person, body),
  consent: ({ house, person, params: { table }, body }) => consent(house, table, person, body),
  resign: ({ house, person, params: { table } }) => resign(house, table, person),
  replace: ({ house, person, params: { table }, body }) => voteToReplace(house, table, person, body),
  comeBack: ({ house, person, params: { table } }) => comeBack(house, table, person),
} satisfies Partial<Handlers>;
