import { checkRecord, type GameRecord } from '@shinar/core';
import { call } from './api.ts';

/** The record of a table at the server, checked in its outer form; the rules check its steps. */
export const askRecord = async (table: string): Promise<GameRecord> => checkRecord(await call('record', { params: { table } }));
