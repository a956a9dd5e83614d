import { setTimeout as delay } from 'node:timers/promises';
import { getIndexStatus } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { retried } from './retried.js';

const ASK_EVERY_MS = 500;
/** After this time without progress, it stops waiting for the index: search catches up in the background. */
const PATIENCE_MS = 60_000;

/** Waits until everything stored can be found: until no change is waiting for the index. */
export async function waitForIndex(bus: MessageBus, say: (line: string) => void): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let movedAt = Date.now();
  while (Date.now() - movedAt < PATIENCE_MS) {
    const { pendingEvents, documents } = await retried(() => bus.request(getIndexStatus, {}));
    if (pendingEvents === 0 && documents > 0) {
      say(`demo data: ${documents.toLocaleString('en-US')} can be searched`);
      return;
    }
    if (pendingEvents < least) {
      least = pendingEvents;
      movedAt = Date.now();
    }
    await delay(ASK_EVERY_MS);
  }
  say('demo data: the search index is still being filled');
}
