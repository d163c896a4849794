/** The browser's service workers; undefined if it has none, or refuses them as it does in a frame without storage. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
