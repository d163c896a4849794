import { checkPlaythroughs } from '@shinar/testkit/suites';
import { sumeria } from './index.ts';

checkPlaythroughs(sumeria, new URL('./playthroughs/', import.meta.url));
