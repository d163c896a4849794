export { type Config, readConfig } from './config.ts';
export { openServer, type Server } from './server.ts';
