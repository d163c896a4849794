export { type Config, readConfig } from './base/config.ts';
export { networkAddresses } from './base/reach.ts';
export { whyNotOpened } from './base/why-not-opened.ts';
export { openServer, type Server } from './server.ts';
