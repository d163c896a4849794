import { type OpenWorker, openWebWorker } from '@shinar/bots';

type WorkerOf<R> = Parameters<typeof openWebWorker<R>>[0];

/** For a `WorkerHost`. The bots' package compiles without the DOM and names only the few parts of a worker that it uses. */
export const openScript = <R>(make: () => Worker): OpenWorker<R> => openWebWorker<R>(make as unknown as WorkerOf<R>);
