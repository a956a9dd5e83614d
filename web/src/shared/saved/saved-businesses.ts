import { currentConsent } from '../consent/consent-store.js';
import { deviceList } from './device-list.js';

/** Maximum number of entries: a longer list does not help in choosing, and each entry is requested. */
export const MOST_SAVED = 30;
const MOST_VIEWED = 8;

/** The businesses that the visitor has saved. */
export const savedBusinesses = deviceList('gewerk.saved', MOST_SAVED);

/** The businesses opened last; stored only with consent to preferences. */
export const viewedBusinesses = deviceList('gewerk.viewed', MOST_VIEWED);

export function rememberView(id: string): void {
  if (currentConsent().choices.preferences) viewedBusinesses.add(id);
}
