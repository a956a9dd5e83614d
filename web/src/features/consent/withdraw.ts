import { optionalCategories, type ConsentChoices } from './consent-choices.js';
import { CONSENT_COOKIE } from './consent-cookie.js';
import { CONSENT_MARK } from './consent-mark.js';
import { currentConsent, saveConsent } from './consent-store.js';

/**
 * Saves new choices. What was allowed before and is not any more ends at once: cookies that scripts can reach are
 * removed, and where marked elements stand the page is loaded again, since a script that runs cannot be stopped.
 */
export function changeConsent(choices: ConsentChoices): void {
  const before = currentConsent().choices;
  saveConsent(choices);
  if (!optionalCategories.some((category) => before[category] && !choices[category])) return;
  removeReachableCookies();
  if (document.querySelector(`[${CONSENT_MARK}]`)) location.reload();
}

/** Expires every cookie that scripts see, apart from the choice itself, on this host and the domains above it. */
function removeReachableCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    if (name === '' || name === CONSENT_COOKIE) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
