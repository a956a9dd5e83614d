import { currentConsent } from '../consent/consent-store.js';
import { deviceList } from './device-list.js';

/**
 * Maximum number of entries: a longer list does not help the visitor to choose, and each entry causes a request.
 */
export const MOST_SAVED = 30;
const MOST_VIEWED = 8;

/** The businesses that the visitor has saved. */
export const savedBusinesses = deviceList('gewerk.saved', MOST_SAVED);

/** The businesses that the visitor opened last; stored only if the visitor has consented to preferences. */
export const viewedBusinesses = deviceList('gewerk.viewed', MOST_VIEWED);

export function rememberView(id: string): void {
  if (currentConsent().choices.preferences) viewedBusinesses.add(id);
}
