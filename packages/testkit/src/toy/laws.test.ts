import { laws } from '../suites.ts';
import { conserved, everyMove, marsh, recomputed } from './index.ts';

laws({ game: marsh, players: [2, 3], everyMove, conserved, recomputed });
