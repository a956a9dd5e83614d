const RECONNECT_EVERY_MS = 500;

/**
 * Options for creating Bull's queues. By default Bull tries a Redis that was unavailable for 15 s only every
 * 20 s, so its process would stay unready that long after Redis has returned.
 */
export function queueOptions(url: string) {
  return { url, prefix: '{gewerk}', redis: { retryStrategy: (): number => RECONNECT_EVERY_MS } };
}
