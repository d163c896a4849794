import { enableCompileCache } from 'node:module';

enableCompileCache(); // stripping the types of every file again takes longer than most commands

const { quietStreams } = await import('./output.ts');
const { run } = await import('./run.ts');
quietStreams();
process.exitCode = await run(process.argv.slice(2));
