import { logFailure } from '../platform/log-failure.js';

const SOON_MS = 1_000;
/** Longest wait on a page that is never idle, in ms. */
const LATEST_MS = 5_000;

/** Runs a function once the browser is idle. Failures are logged. */
export function whenIdle(act: () => Promise<void>): void {
  const run = (): void => void act().catch(logFailure);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, SOON_MS);
}
