import { marshByTurns } from '../marsh/rules/by-turns.ts';
import { conserved, everyMove, marsh, recomputed } from '../marsh/rules/index.ts';
import { checkPlaythroughs, laws } from './suites.ts';

laws({ game: marsh, players: [2, 3], everyMove, conserved, recomputed });
laws({ game: marshByTurns, players: [2], everyMove, conserved, recomputed });
checkPlaythroughs(marsh, new URL('../marsh/rules/playthroughs/', import.meta.url));
