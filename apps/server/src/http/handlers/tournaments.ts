import { requireSight } from '../../domain/membership/members.ts';
import { startTournament } from '../../domain/tournaments/advance.ts';
import { callOff, enter, newTournament, tournamentOf, withdraw } from '../../domain/tournaments/tournaments.ts';
import { listTournaments, viewTournament } from '../../domain/tournaments/view.ts';
import type { Handlers } from './handler.ts';

export const tournamentsHandlers = {
  tournaments: async ({ house, person, query }) => ({ tournaments: await listTournaments(house, person, query) }),
  newTournament: async ({ house, person, body }) => viewTournament(house, await newTournament(house, person, body), person),
  async tournament({ house, person, params, query }) {
    const row = await tournamentOf(house, params.tournament);
    await requireSight(house, row, person);
    return viewTournament(house, row, person, query.season);
  },
  callOff: ({ house, person, params }) => callOff(house, params.tournament, person),
  enter: ({ house, person, params }) => enter(house, params.tournament, person),
  withdraw: ({ house, person, params }) => withdraw(house, params.tournament, person),
  startTournament: ({ house, person, params }) => startTournament(house, params.tournament, person),
} satisfies Partial<Handlers>;
