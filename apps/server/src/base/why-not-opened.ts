import type { Config } from './config.ts';
import { isLostLine } from './lost-line.ts';

/** Why a server could not be opened, as a sentence; undefined for an unexpected error. */
export function whyNotOpened(error: unknown, { host, port, data, database }: Config): string | undefined {
  const first = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  const { code, syscall, message } = first;
  if (code === undefined && !isLostLine(first)) return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with SHINAR_PORT.`;
  if (code === 'FOLDER_IN_USE')
    return `Another server has the tables in ${data}. Stop it first, or choose another folder with SHINAR_DATA.`;
  if (code === 'NEWER_STORE')
    return `A newer version has changed the store (${message}), and this one cannot work with it. Take the newer version.`;
  if (syscall === 'listen')
    return `Nobody can listen at ${host}, port ${port} (${message}). Choose others with SHINAR_HOST and SHINAR_PORT.`;
  if (database !== undefined) return `The database cannot be opened (${message}). Is it running, and is SHINAR_DATABASE right?`;
  return `The tables in ${data} cannot be opened (${message}). Choose another folder with SHINAR_DATA.`;
}
