import { waitUntil } from '@gewerk/engines';

/**
 * This limit only ends a wait for something that will never happen: on a busy machine an expected event may
 * take a minute.
 */
const PATIENCE_MS = 120_000;

/**
 * Waits until `check` returns true, however slow the machine is: for tests that expect an event, not for
 * tests of its speed.
 * @throws Error naming the check if it still has not returned true after two minutes
 */
export async function eventually(
  check: () => Promise<boolean> | boolean,
  { everyMs = 50 }: { everyMs?: number } = {},
): Promise<void> {
  if (!(await waitUntil(check, { timeoutMs: PATIENCE_MS, everyMs })))
    throw new Error(`This did not become true within ${PATIENCE_MS / 1000} s: ${String(check)}`);
}
