/** `npm run pack`: the packages that others can install, as files in out/packages. */
import { packInto } from './packing/packages.ts';

for (const file of packInto('out/packages')) console.log(file);
