import { setTimeout as delay } from 'node:timers/promises';

/** Polls `check` every `everyMs`. Returns false after `timeoutMs` or when `signal` aborts. */
export async function waitUntil(
  check: () => Promise<boolean> | boolean,
  options: { timeoutMs: number; everyMs?: number; signal?: AbortSignal },
): Promise<boolean> {
  const end = Date.now() + options.timeoutMs;
  while (Date.now() < end && !options.signal?.aborted) {
    if (await check()) return true;
    await delay(options.everyMs ?? 50);
  }
  return false;
}
