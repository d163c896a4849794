/** The entry of a worker thread in Node: bots of all games. */
import { serveBotThread } from '@shinar/bots/node';
import { findGame } from './load.ts';

serveBotThread(findGame);
