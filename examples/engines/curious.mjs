#!/usr/bin/env node
// Likes what it has done least, in any game: a bot for `shinar arena`, written after docs/guide/engines.md.
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

let seat = 0;
/** How often it has played each kind of step in this game. */
let done = new Map();
let legal = [];

const times = (step) => done.get(step.do) ?? 0;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'hello':
      say({ type: 'hello', protocol: 'shinar-engine/1', name: 'Curious', wants: ['steps', 'legal'] });
      break;
    case 'new':
      seat = message.seat;
      done = new Map();
      say({ type: 'ready' });
      break;
    case 'position':
      for (const step of message.steps) if (step.by === seat) done.set(step.do, times(step) + 1);
      legal = message.legal;
      break;
    case 'go':
      say({ type: 'info', text: `${legal.length} steps to choose from` });
      say({ type: 'best', step: legal.reduce((best, step) => (times(step) < times(best) ? step : best)) });
      break;
    case 'quit':
      process.exit();
  }
}
