const RECONNECT_EVERY_MS = 500;

/**
 * What Bull's queues are made with. Bull on its own asks a Redis that has been away for a quarter of a minute again only every 20 s, and its
 * process would not be ready for so long after the return.
 */
export function queueOptions(url: string) {
  return { url, prefix: '{gewerk}', redis: { retryStrategy: (): number => RECONNECT_EVERY_MS } };
}
