import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const SERVERS = 2;
const ROUNDS = 100;

/** Makes one folder after another, each in the same moment as the others do. */
const MAKER = `
  const { parentPort, workerData: { ready, folder, code } } = require('node:worker_threads');
  import(code).then(({ databaseIn }) => {
    const faults = [];
    for (let round = 1; round <= ${ROUNDS}; round++) {
      Atomics.add(ready, 0, 1);
      while (Atomics.load(ready, 0) < ${SERVERS} * round);
      try {
        databaseIn(folder + '/' + round + '/a/b');
      } catch (error) {
        faults.push(String(error));
      }
    }
    parentPort.postMessage(faults);
  });`;

test('servers that make the same folder in the same moment do not disturb one another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-'));
  const workerData = { ready: new Int32Array(new SharedArrayBuffer(4)), folder, code: new URL('./folder.ts', import.meta.url).href };
  const makers = Array.from({ length: SERVERS }, () => new Worker(MAKER, { eval: true, workerData }));
  expect((await Promise.all(makers.map((maker) => once(maker, 'message')))).flat(2)).toEqual([]);
  rmSync(folder, { recursive: true });
});
