/** The entry of an arena's worker thread. */
import { serveThread } from '@shinar/bots/node';
import { Programs } from '../engine/seats.ts';
import type { Work } from './crew.ts';
import { playMatch } from './match.ts';

const programs = new Programs();

serveThread<Work>(async (work) => (work === 'leave' ? programs.leave() : playMatch(work.match, programs)));
