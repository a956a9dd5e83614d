import { getDirectoryCounts } from '@gewerk/contracts/bus';
import { waitUntil } from '@gewerk/engines';
import type { MessageBus } from '@gewerk/messaging';
import type { IndexedBusinesses } from './indexed-businesses.js';
import type { StoredBusinesses } from './stored-businesses.js';

/** Waits until the index has exactly the businesses that are listed; false after `limitMs`. */
export function becomesEqual(
  stored: StoredBusinesses,
  index: IndexedBusinesses,
  limitMs: number,
): Promise<boolean> {
  const check = async (): Promise<boolean> => {
    const listed = await stored.listedIds();
    if ((await index.count()) !== listed.length) return false;
    return (await index.ids()).join() === listed.join();
  };
  return waitUntil(() => check().catch(() => false), { timeoutMs: limitMs, everyMs: 500 });
}

/** The maintained figure must be what counting gives. */
export async function faultsOfCounts(bus: MessageBus, stored: StoredBusinesses): Promise<string[]> {
  const { total } = await bus.request(getDirectoryCounts, {});
  const counted = (await stored.listedIds()).length;
  return total === counted ? [] : [`the directory says it has ${total} businesses; it has ${counted}`];
}
