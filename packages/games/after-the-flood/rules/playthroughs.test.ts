import { checkPlaythroughs } from '@shinar/testkit/suites';
import { afterTheFlood } from './index.ts';

checkPlaythroughs(afterTheFlood, new URL('./playthroughs/', import.meta.url));
