import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 50;

/**
 * Requests the gateway's health from a thread whose event loop nothing else keeps busy; posts the milliseconds of
 * each response and whether it was a success.
 */
const { url } = workerData as { url: string };
let isOver = false;
parentPort?.once('message', () => (isOver = true));
while (!isOver) {
  const from = performance.now();
  const isWell = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
  parentPort?.postMessage({ ms: performance.now() - from, isWell });
  await delay(EVERY_MS);
}
