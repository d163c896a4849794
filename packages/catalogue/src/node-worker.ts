/** The entry of a worker thread in Node: bots of all games. */
import { serveThread } from '@shinar/bots/node';
import { findGame } from './load.ts';

serveThread(findGame);
