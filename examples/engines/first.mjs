#!/usr/bin/env node
// Plays the first legal step, whatever it is, as fast as it can: it reads and writes without waiting its turn in an event loop. A measure of the protocol.
import { readSync, writeSync } from 'node:fs';

const ANSWERS = {
  hello: '{"type":"hello","protocol":"shinar-engine/1","name":"First","wants":["count"]}\n',
  new: '{"type":"ready"}\n',
  go: '{"type":"best","number":0}\n',
};
const buffer = Buffer.alloc(1 << 16);
let rest = '';

function answer(line) {
  const [type] = /(?<="type":")\w+/.exec(line);
  if (type === 'quit') process.exit();
  return ANSWERS[type] ?? '';
}

for (let read = readSync(0, buffer); read > 0; read = readSync(0, buffer)) {
  const lines = (rest + buffer.toString('latin1', 0, read)).split('\n');
  rest = lines.pop();
  const said = lines.map(answer).join('');
  if (said !== '') writeSync(1, said);
}
