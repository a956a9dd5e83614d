/** Errors by which the drivers of MongoDB, Redis and NATS say that their server is away or is just leaving. */
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

/** Codes of a MongoDB server that shuts down or gives its primary place to another. */
const LEAVING = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** What ioredis and mongoose say with errors of no name of their own. */
const TEXTS = [
  /^Stream isn't writeable/,
  /^Connection is closed\.$/,
  /^Command timed out$/,
  /buffering timed out after/,
];

/** Whether an error comes of an engine that is not there: it passes by itself, and nobody's input is at fault. */
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
