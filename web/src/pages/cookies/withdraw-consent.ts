import { optionalCategories, type ConsentChoices } from '../../shared/consent/consent-choices.js';
import { CONSENT_COOKIE } from '../../shared/consent/consent-cookie.js';
import { CONSENT_MARK } from '../../shared/consent/consent-mark.js';
import { currentConsent, saveConsent } from '../../shared/consent/consent-store.js';
import { viewedBusinesses } from '../../shared/saved/saved-businesses.js';

/**
 * Saves new choices. Withdrawn consent takes effect at once: the cookies that scripts can reach are removed, and a
 * page with elements that need consent reloads, since a running script cannot be stopped.
 */
export function changeConsent(choices: ConsentChoices): void {
  const before = currentConsent().choices;
  saveConsent(choices);
  if (!optionalCategories.some((category) => before[category] && !choices[category])) return;
  removeReachableCookies();
  if (!choices.preferences) viewedBusinesses.clear();
  if (document.querySelector(`[${CONSENT_MARK}]`)) location.reload();
}

/**
 * Expires every cookie that scripts can see, except the one with the visitor's choices, on this host and the
 * domains above it.
 */
function removeReachableCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    if (name === '' || name === CONSENT_COOKIE) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
