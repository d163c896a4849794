/** The entry of a Node worker thread: bots of all games. */
import { serveBotThread } from '@shinar/bots/node';
import { findGame } from './load.ts';

serveBotThread(findGame);
