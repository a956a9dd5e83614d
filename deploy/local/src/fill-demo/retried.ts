import { setTimeout as delay } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';

const ATTEMPTS = 20;
const PAUSE_MS = 1_000;

/**
 * Retries an idempotent call while the other side is unavailable, for about 20 s beyond the calls' time
 * limits.
 */
export async function retried<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (fault) {
      const away =
        fault instanceof GewerkError && ['unavailable', 'timeout', 'internal'].includes(fault.code);
      if (!away || attempt === ATTEMPTS) throw fault;
      await delay(PAUSE_MS);
    }
  }
}
