import { checkPlaythroughs } from '../suites.ts';
import { marsh } from './index.ts';

checkPlaythroughs(marsh, new URL('./playthroughs/', import.meta.url));
