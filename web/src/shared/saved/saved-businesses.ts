import { currentConsent } from '../consent/consent-store.js';
import { deviceList } from './device-list.js';

/** A list that is longer is no list to choose from, and each entry is asked for. */
export const MOST_SAVED = 30;
const MOST_VIEWED = 8;

/** What the visitor has saved. */
export const savedBusinesses = deviceList('gewerk.saved', MOST_SAVED);

/** What was opened last; kept only with consent to preferences. */
export const viewedBusinesses = deviceList('gewerk.viewed', MOST_VIEWED);

export function rememberView(id: string): void {
  if (currentConsent().choices.preferences) viewedBusinesses.add(id);
}
