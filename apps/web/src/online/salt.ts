/** Each seat adds a salt to the seed of all chance; the device remembers its own, to look for it in the proof. */
import { newTicket } from './ticket.ts';

const KEY = 'shinar-salt-';

export const newSalt = newTicket;
export const rememberSalt = (table: string, salt: string): void => localStorage.setItem(KEY + table, salt);
export const saltOf = (table: string): string | null => localStorage.getItem(KEY + table);
