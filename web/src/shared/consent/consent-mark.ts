import type { SiteSettings } from '@gewerk/contracts';
import { optionalCategories, type OptionalCategory } from './consent-choices.js';
import { currentConsent } from './consent-store.js';

/** The mark anywhere in a snippet: better to ask once too often than not at all. */
const MARKED = /[\s/"']data-consent(?=[\s=/>])/i;

/** Whether any part of the operator's snippets waits for consent. */
export const needsConsent = (settings: SiteSettings): boolean =>
  Object.values(settings).some((snippet) => MARKED.test(snippet));

/** Attribute of a snippet's element that waits for consent: one or more optional categories. */
export const CONSENT_MARK = 'data-consent';

const isOptional = (word: string): word is OptionalCategory =>
  optionalCategories.some((category) => category === word);

/** Categories that an element waits for; null for an invalid mark. */
function categoriesOf(element: Element): readonly OptionalCategory[] | null {
  if (!element.hasAttribute(CONSENT_MARK)) return [];
  const words = (element.getAttribute(CONSENT_MARK) ?? '')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  return words.every(isOptional) ? words : null;
}

/** Whether an element may run now. An invalid mark never allows it. */
export function isAllowed(element: Element): boolean {
  const { choices } = currentConsent();
  return categoriesOf(element)?.every((category) => choices[category]) ?? false;
}
