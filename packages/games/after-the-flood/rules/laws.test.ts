import { laws } from '@shinar/testkit/suites';
import { afterTheFlood } from './index.ts';
import { conserved, everyMove } from './testing-laws.ts';

laws({ game: afterTheFlood, players: [3], everyMove, conserved });
