import { setTimeout as sleep } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** Whether an error is temporary: a service is unavailable, slow or failed internally, or two changes conflicted. */
const passes = ({ status, code }: GewerkError): boolean => status >= 500 || code === 'conflict';

/**
 * Repeats an action with growing pauses until it succeeds, `signal` aborts or it fails permanently. Any error
 * other than a GewerkError, for example a lost connection, counts as temporary; `signal` enforces the run's time
 * limit.
 */
export async function withRetries<T>(what: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (error instanceof GewerkError && !passes(error)) throw error;
      logger.warn({ err: error, pause }, `${what} failed and will be retried`);
    }
    await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
