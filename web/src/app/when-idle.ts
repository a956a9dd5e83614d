import { logFailure } from '../platform/log-failure.js';

const SOON_MS = 1_000;
/** A page that is never idle has to make room. */
const LATEST_MS = 5_000;

/** Acts once the browser has nothing else to do. What fails is logged. */
export function whenIdle(act: () => Promise<void>): void {
  const run = (): void => void act().catch(logFailure);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, SOON_MS);
}
