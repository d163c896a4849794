import type { Config } from './config.ts';
import { isLostLine } from './lost-line.ts';

/** How whoever starts a server names its port and its folder. */
interface Ways {
  readonly port: string;
  readonly data: string;
}

/** Why a server could not be opened, as a sentence; undefined for an unexpected error. */
export function whyNotOpened(
  error: unknown,
  { host, port, data, database }: Config,
  ways: Ways = { port: 'SHINAR_PORT', data: 'SHINAR_DATA' },
): string | undefined {
  const first = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  const { code, syscall, message } = first;
  if (code === undefined && !isLostLine(first)) return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with ${ways.port}.`;
  if (code === 'FOLDER_IN_USE')
    return `Another server has the tables in ${data}. Stop it first, or choose another folder with ${ways.data}.`;
  if (code === 'NEWER_STORE')
    return `A newer version has changed the store (${message}), and this one cannot work with it. Take the newer version.`;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && database === undefined))
    return `Nobody can listen at ${host}, port ${port} (${message}). Choose others with SHINAR_HOST and ${ways.port}.`;
  if (database !== undefined) return `The database cannot be opened (${message}). Is it running, and is SHINAR_DATABASE right?`;
  return `The tables in ${data} cannot be opened (${message}). Choose another folder with ${ways.data}.`;
}
