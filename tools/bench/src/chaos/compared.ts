import { getDirectoryCounts } from '@gewerk/contracts/bus';
import { waitUntil } from '@gewerk/engines';
import type { MessageBus } from '@gewerk/messaging';
import type { IndexedBusinesses } from './indexed-businesses.js';
import type { StoredBusinesses } from './stored-businesses.js';

/**
 * Waits until the index contains exactly the listed businesses. Returns the time until their number was
 * right, if the comparison of all ids that follows confirms it: reading all ids takes up to a minute.
 * Undefined after `limitMs`.
 */
export async function equalAfterMs(
  stored: StoredBusinesses,
  index: IndexedBusinesses,
  limitMs: number,
): Promise<number | undefined> {
  const from = Date.now();
  let afterMs = 0;
  const check = async (): Promise<boolean> => {
    const listed = await stored.listedIds();
    if ((await index.count()) !== listed.length) return false;
    afterMs = Date.now() - from;
    return (await index.ids()).join() === listed.join();
  };
  const options = { timeoutMs: limitMs, everyMs: 500 };
  return (await waitUntil(() => check().catch(() => false), options)) ? afterMs : undefined;
}

/** Like {@link equalAfterMs}, but returns whether they became equal within `limitMs`. */
export const becomesEqual = async (
  stored: StoredBusinesses,
  index: IndexedBusinesses,
  limitMs: number,
): Promise<boolean> => (await equalAfterMs(stored, index, limitMs)) !== undefined;

/** Compares the maintained figure with the counted one; returns the difference, if any, as a sentence. */
export async function faultsOfCounts(bus: MessageBus, stored: StoredBusinesses): Promise<string[]> {
  const { total } = await bus.request(getDirectoryCounts, {});
  const counted = (await stored.listedIds()).length;
  return total === counted ? [] : [`the directory says that it has ${total} businesses, but has ${counted}`];
}
