import { checkRecord, type GameRecord } from '@shinar/core';
import { call } from './api.ts';

/** The record of a table at the server, in its outer form; what its steps say is for the rules. */
export const askRecord = async (table: string): Promise<GameRecord> => checkRecord(await call('record', { params: { table } }));
