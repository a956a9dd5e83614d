import { optionalCategories, type OptionalCategory } from './consent-choices.js';
import { currentConsent } from './consent-store.js';

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
