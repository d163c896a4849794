#!/usr/bin/env node
// Plays the first legal step, as fast as it can: it reads and writes without waiting its turn in an event loop. A measure of the protocol.
import { readSync, writeSync } from 'node:fs';

const buffer = Buffer.alloc(1 << 16);
let rest = '';
let first = '';

function answer(line) {
  if (line.startsWith('{"type":"position"')) first = line.slice(line.indexOf('[') + 1, line.indexOf('}') + 1);
  else if (line.startsWith('{"type":"go"')) return `{"type":"best","step":${first}}\n`;
  else if (line.startsWith('{"type":"new"')) return '{"type":"ready"}\n';
  else if (line.startsWith('{"type":"hello"')) return '{"type":"hello","protocol":"shinar-engine/1","name":"First"}\n';
  else if (line.startsWith('{"type":"quit"')) process.exit();
  return '';
}

for (let read = readSync(0, buffer); read > 0; read = readSync(0, buffer)) {
  const lines = (rest + buffer.toString('latin1', 0, read)).split('\n');
  rest = lines.pop();
  const said = lines.map(answer).join('');
  if (said !== '') writeSync(1, said);
}
