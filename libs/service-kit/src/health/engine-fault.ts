/** Names of driver errors of MongoDB, Redis and NATS for a server that is unavailable or shutting down. */
const NAMES = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
  'MongoWaitQueueTimeoutError',
  'MaxRetriesPerRequestError',
  'ConnectionError',
  'ClosedConnectionError',
  'DrainingConnectionError',
  'NoRespondersError',
]);

/** Error codes of a MongoDB server that is shutting down or stepping down. */
const LEAVING = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Messages of ioredis and mongoose errors without a distinct name. */
const TEXTS = [
  /^Stream isn't writeable/,
  /^Connection is closed\.$/,
  /^Command timed out$/,
  /buffering timed out after/,
];

/** Whether an error means that an engine is unavailable: temporary, and not caused by the input. */
export function isEngineFault(error: unknown): boolean {
  for (let fault = error, depth = 0; fault instanceof Error && depth < 4; fault = fault.cause, depth += 1) {
    const { name, message } = fault;
    if (NAMES.has(name) || TEXTS.some((text) => text.test(message))) return true;
    const code: unknown = 'code' in fault ? fault.code : undefined;
    if (typeof code === 'number' ? name.startsWith('Mongo') && LEAVING.has(code) : isSocketCode(code))
      return true;
  }
  return false;
}

const isSocketCode = (code: unknown): boolean => typeof code === 'string' && SOCKET_CODES.has(code);
