import type { TournamentKind } from '@shinar/protocol';
import { arena } from './arena.ts';
import type { Kind } from './kind.ts';
import { league } from './league.ts';
import { duplicate, roundRobin, swiss } from './rounds.ts';

export const KINDS: Readonly<Record<TournamentKind, Kind>> = { 'round-robin': roundRobin, swiss, arena, league, duplicate };
